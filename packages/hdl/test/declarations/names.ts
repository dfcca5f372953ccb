import type { Token } from './tokens.ts';

/** A name that stands before its declaration, or has none in the text; `declared` is the declaration's line, if any. */
export interface Undeclared {
  name: string;
  line: number;
  declared?: number;
}

interface Scope {
  kind: string;
  names: Set<string>;
}

/** The names that are known where a scan of a text has come to, and those that were used too early. */
export class Names {
  readonly #scopes: Scope[] = [{ kind: 'unit', names: new Set() }];
  readonly #declared = new Map<string, number[]>();
  readonly #subroutines = new Set<string>();
  readonly #undeclared: Undeclared[] = [];

  get innermost(): string {
    return this.#scopes.at(-1)!.kind;
  }

  open(kind: string): void {
    this.#scopes.push({ kind, names: new Set() });
  }

  /** Leaves the innermost scope of a kind. */
  close(kind: string): void {
    const index = this.#scopes.findLastIndex((scope) => scope.kind === kind);
    if (index > 0) this.#scopes.length = index;
  }

  declare({ text, line }: Token): void {
    this.#scopes.at(-1)!.names.add(text);
    const lines = this.#declared.get(text);
    if (lines) lines.push(line);
    else this.#declared.set(text, [line]);
  }

  declareSubroutine(token: Token): void {
    this.#subroutines.add(token.text);
    this.declare(token);
  }

  use({ text: name, line }: Token): void {
    if (!this.#scopes.some(({ names }) => names.has(name))) this.#undeclared.push({ name, line });
  }

  undeclared(): Undeclared[] {
    const uses = this.#undeclared.filter(({ name }) => !this.#subroutines.has(name));
    return uses.map((use) => {
      const declared = this.#declared.get(use.name)?.find((line) => line >= use.line);
      return declared === undefined ? use : { ...use, declared };
    });
  }
}
