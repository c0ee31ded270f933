/** HTTP requests to the server. A refused request throws `Denied`. */
import type { Problem } from "./types.ts";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

/** GET without a body, POST with one. Throws `Denied("unreachable")` if there is no response. */
export async function api<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("unreachable");
  }
  if (response.ok) return (await response.json()) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Partial<Problem>;
  } catch {
    // the response is not from our server, for example a proxy's error page
  }
  throw new ApiError(problem.code ?? "unreachable", problem.params ?? {}, response.status);
}
