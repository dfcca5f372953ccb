/** Characters that no text of ours has, one for each name: U+E000 to U+F8FF are for private use. */
const FIRST = 0xe000;
const MOST = 0x1000;
const SIGN = /([\u{E000}-\u{EFFF}])\1*/u;

/** Members of a spec that hold names. */
const NAMED: ReadonlySet<string> = new Set(['module', 'name', 'endpoint']);

type Text = (spec: unknown) => string;

/** The parts of a text that lie between names, and which name follows each. */
interface Pattern {
  parts: string[];
  names: number[];
}

/**
 * Writes the texts of blocks that may differ from each other in names alone: each pattern is laid out once, with signs as
 * long as the names in their place.
 */
export class Patterns {
  readonly #text: Text;
  readonly #known = new Map<string, Pattern>();

  constructor(text: Text) {
    this.#text = text;
  }

  text(spec: unknown): string {
    const names: string[] = [];
    const signed = withSigns(spec, names);
    if (names.length > MOST) return this.#text(spec);
    const key = JSON.stringify(signed, (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
    let pattern = this.#known.get(key);
    if (!pattern) this.#known.set(key, (pattern = patternOf(this.#text(signed))));
    const { parts, names: behind } = pattern;
    let text = parts[0]!;
    for (let at = 0; at < behind.length; at++) text += names[behind[at]!]! + parts[at + 1]!;
    return text;
  }
}

/** A copy of a spec with a sign for each name; the names go to `names`, in the order of their signs. */
function withSigns(spec: unknown, names: string[]): unknown {
  const signs = new Map<string, string>();
  const signOf = (name: string) => {
    let sign = signs.get(name);
    if (sign === undefined) {
      sign = String.fromCharCode(FIRST + names.length).repeat(name.length);
      signs.set(name, sign);
      names.push(name);
    }
    return sign;
  };
  const copy = (value: unknown, member = ''): unknown => {
    if (typeof value === 'string') return NAMED.has(member) && value !== '' ? signOf(value) : value;
    if (Array.isArray(value)) return value.map((each) => copy(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each, key)]));
  };
  return copy(spec);
}

function patternOf(text: string): Pattern {
  // Every second part is the sign that the expression captures.
  const all = text.split(SIGN);
  return {
    parts: all.filter((_, index) => index % 2 === 0),
    names: all.filter((_, index) => index % 2 === 1).map((sign) => sign.charCodeAt(0) - FIRST),
  };
}
