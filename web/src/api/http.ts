/** The lobby and all that is not played: HTTP. What is refused is thrown as `Denied`. */
import type { Problem } from "./types.ts";

export class Denied extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

/** GET without a body, POST with one. Nobody answers: `unreachable`. */
export async function api<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Denied("unreachable");
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = (await answer.json()) as Partial<Problem>;
  } catch {
    // not from our server: a proxy's own page
  }
  throw new Denied(problem.code ?? "unreachable", problem.params ?? {}, answer.status);
}
