/** A view as a tree of text: fields that are the same for every game are left out, as are empty ones. */

/** A line of the tree: a name, a value, or a name with further lines below it. */
export interface Branch {
  name: string;
  value: string;
  branches: Branch[];
}

/** What the screen shows elsewhere. */
const SHOWN_ELSEWHERE = new Set(["ask", "asked", "over", "ranking", "scores", "seat", "seats"]);
const TITLES = ["id", "name", "seat", "type"]; // fields that name an item of a list
const MAX_INLINE = 72; // letters of a value that is written on one line

export function viewTree(view: object): Branch[] {
  const fields = Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.has(name));
  return fields.map(([name, value]) => branch(spaced(name), value)).filter(isFull);
}

function branch(name: string, value: unknown): Branch {
  const text = inline(value);
  if (text !== null) return { name, value: text, branches: [] };
  const parts = Array.isArray(value) ? value.map(item) : Object.entries(value as object).map(([key, one]) => branch(spaced(key), one));
  return { name, value: "", branches: parts.filter(isFull) };
}

/** An item of a list, named by its id if it has one, else by its place in the list. */
function item(value: unknown, index: number): Branch {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return branch(String(index + 1), value);
  const fields = value as Record<string, unknown>;
  const title = TITLES.find((field) => typeof fields[field] === "string" && fields[field] !== "");
  if (title === undefined) return branch(String(index + 1), value);
  const { [title]: name, ...rest } = fields;
  return branch(String(name), rest);
}

/** The value on one line; null: it needs lines of its own. */
function inline(value: unknown): string | null {
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return "✓";
  if (typeof value !== "object") return String(value);
  const parts = Array.isArray(value)
    ? value.map((one) => scalar(one))
    : Object.entries(value).map(([name, one]) => (empty(one) ? "" : join(spaced(name), scalar(one))));
  if (parts.some((part) => part === null)) return null;
  const text = parts.filter(Boolean).join(", ");
  return text.length <= MAX_INLINE ? text : null;
}

function scalar(value: unknown): string | null {
  return typeof value === "object" && value !== null ? (empty(value) ? "" : null) : inline(value);
}

function join(name: string, value: string | null): string | null {
  return value === null ? null : value === "✓" ? name : `${name} ${value}`;
}

function empty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === "") return true;
  return typeof value === "object" && Object.values(value).every(empty);
}

function isFull(one: Branch): boolean {
  return one.value !== "" || one.branches.length > 0;
}

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}
