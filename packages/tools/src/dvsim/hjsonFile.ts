import Hjson from 'hjson';

/** Something of a file that a plan has no place for, or that could not be found. */
export interface Loss {
  file: string;
  what: string;
}

export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is read and what is lost on the way; every member that nobody asks for is lost, and said. */
export class Reading {
  readonly losses: Loss[] = [];
  readonly files = new Set<string>();
  readonly #textOf: (path: string) => string | undefined;

  constructor(textOf: (path: string) => string | undefined) {
    this.#textOf = textOf;
  }

  readonly #told = new Set<string>();

  /** Says once what is lost. */
  lose(file: string, what: string): void {
    const text = `${file}\n${what}`;
    if (this.#told.has(text)) return;
    this.#told.add(text);
    this.losses.push({ file, what });
  }

  has(file: string): boolean {
    return this.#textOf(file) !== undefined;
  }

  /** Whether `file` imports one of those that import it, which is refused there. */
  goesRound(importers: readonly string[], file: string): boolean {
    const at = importers.indexOf(file);
    if (at < 0) return false;
    this.lose(importers.at(-1)!, `import in a circle: ${[...importers.slice(at), file].join(' → ')}`);
    return true;
  }

  /** An Hjson file with an object; each is read once. */
  read(file: string): Members | undefined {
    if (this.files.has(file)) return undefined;
    this.files.add(file);
    const text = this.#textOf(file);
    if (text === undefined) {
      this.lose(file, 'there is no such file');
      return undefined;
    }
    try {
      const value: unknown = Hjson.parse(text);
      if (isMembers(value)) return value;
      this.lose(file, 'it holds no object');
    } catch (error) {
      this.lose(file, (error as Error).message.split('\n')[0]!);
    }
    return undefined;
  }

  /** Says each member that was not asked for. */
  rest(file: string, members: Members, taken: readonly string[], of: string): void {
    for (const name of Object.keys(members))
      if (!taken.includes(name)) this.lose(file, `${of}${name}: a plan has no such option`);
  }
}

export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

export const objects = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isMembers) : []);

export function whole(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
