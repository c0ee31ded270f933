/** Fluent with our two functions, TEXT and LIST, as described in src/meadhall/locale/__init__.py. */
import { FluentBundle, FluentResource, FluentNone, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Params = Record<string, string | number | boolean | null | undefined>;
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

export class Bundle {
  private readonly fluent: FluentBundle;

  constructor(language: string, source: string) {
    this.fluent = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        TEXT: (values, named) => this.text(values, named),
        LIST: (values, named) => this.list(values, named),
      },
    });
    this.add(source);
  }

  /** Adds messages. Those that exist already are not changed. */
  add(source: string): void {
    this.fluent.addResource(new FluentResource(source));
  }

  /** The value of a message, or the attribute after the dot; null if there is none. */
  pattern(message: string): Pattern {
    const [name = "", attribute] = message.split(".");
    const found = this.fluent.getMessage(name);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
  }

  /** The formatted text, and whether all its values were given. */
  format(pattern: NonNullable<Pattern>, params: Params): { text: string; complete: boolean } {
    const errors: Error[] = [];
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params))
      if (value !== null && value !== undefined) given[name] = typeof value === "boolean" ? String(value) : value;
    const text = this.fluent.formatPattern(pattern, given, errors);
    return { text, complete: errors.length === 0 };
  }

  private named(word: string, kind: string, form: string): Pattern {
    const name = word.split("@")[0];
    return kind && name ? this.pattern(form ? `${kind}-${name}.${form}` : `${kind}-${name}`) : null;
  }

  private text(values: FluentValue[], named: Record<string, FluentValue>): FluentValue {
    const [value, n] = values;
    if (value === undefined || value instanceof FluentNone) return value ?? new FluentNone();
    const word = plain(value) || "none";
    const pattern = this.named(word, plain(named.kind), plain(named.form));
    if (pattern === null) return word;
    return this.format(pattern, n === undefined || n instanceof FluentNone ? {} : { n: number(n) }).text;
  }

  private list(values: FluentValue[], named: Record<string, FluentValue>): FluentValue {
    const [value] = values;
    if (value === undefined || value instanceof FluentNone) return value ?? new FluentNone();
    const words = plain(value).split(" ").filter(Boolean);
    if (words.length === 0) return this.text([""], { kind: "list" });
    const [kind, form] = [plain(named.kind), plain(named.form)];
    if (words.every((word) => this.named(word, kind, form) === null)) return plain(value);
    const items = words.map((word) => String(this.text([word], named)));
    const last = items.pop() as string;
    if (items.length === 0) return last;
    return this.join("list-and", items.reduce((a, b) => this.join("list-comma", a, b)), last);
  }

  private join(by: string, first: string, last: string): string {
    const pattern = this.pattern(by);
    return pattern === null ? `${first}, ${last}` : this.format(pattern, { first, last }).text;
  }
}

function plain(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  return typeof value === "object" && "value" in value ? String(value.value) : String(value);
}

function number(value: FluentValue): number | string {
  const word = plain(value);
  return word !== "" && !Number.isNaN(Number(word)) ? Number(word) : word;
}
