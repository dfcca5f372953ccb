import type { FunctionSyntax, ParameterSyntax, ScopeSyntax, TypeSyntax } from './syntax.ts';

/** What a name stands for, and the scope that its own text is written in. */
export type Meaning = { scope: Scope } & (
  | { kind: 'parameter'; parameter: ParameterSyntax }
  | { kind: 'type'; type: TypeSyntax; isParameter: boolean }
  | { kind: 'function'; function: FunctionSyntax }
  | { kind: 'enum'; type: Extract<TypeSyntax, { kind: 'enum' }>; index: number }
);

/** Packages by name, and the declarations outside of any unit ($unit), of everything read together. */
export interface Surroundings {
  packages: Map<string, Scope>;
  unit: Scope | undefined;
}

/** Names of a package, a module or the compilation unit (IEEE 1800-2017, clause 26). */
export class Scope {
  readonly syntax: ScopeSyntax;
  readonly #surroundings: Surroundings;
  #own: Map<string, Meaning> | undefined;

  constructor(syntax: ScopeSyntax, surroundings: Surroundings) {
    this.syntax = syntax;
    this.#surroundings = surroundings;
  }

  /** The same surroundings seen from other declarations. */
  of(syntax: ScopeSyntax): Scope {
    return new Scope(syntax, this.#surroundings);
  }

  /** `name` or `package::name`. */
  find(name: string): Meaning | undefined {
    const [owner, item] = name.split('::');
    if (item === undefined) return this.lookUp(name, new Set());
    if (owner === '$unit') return this.#surroundings.unit?.find(item);
    return this.#surroundings.packages.get(owner!)?.lookUp(item, new Set());
  }

  /** `seen` keeps packages that import each other from asking in circles. */
  lookUp(name: string, seen: Set<Scope>): Meaning | undefined {
    if (seen.has(this)) return undefined;
    seen.add(this);
    this.#own ??= this.#collect();
    const found = this.#own.get(name) ?? this.#imported(name, seen);
    const { unit } = this.#surroundings;
    return found ?? (unit === this ? undefined : unit?.lookUp(name, seen));
  }

  /** Imports by name go before wildcard imports (26.3). */
  #imported(name: string, seen: Set<Scope>): Meaning | undefined {
    const { packages } = this.#surroundings;
    const imports = this.syntax.imports.filter(({ item }) => item === undefined || item === name);
    imports.sort((a, b) => Number(a.item === undefined) - Number(b.item === undefined));
    for (const { package: from } of imports) {
      const found = packages.get(from)?.lookUp(name, seen);
      if (found) return found;
    }
    return undefined;
  }

  #collect(): Map<string, Meaning> {
    const own = new Map<string, Meaning>();
    const { parameters, types, typeParameters, functions } = this.syntax;
    for (const parameter of parameters)
      own.set(parameter.name, { kind: 'parameter', parameter, scope: this });
    for (const [name, type] of types) {
      own.set(name, { kind: 'type', type, scope: this, isParameter: typeParameters.has(name) });
      if (type.kind === 'enum') this.#addMembers(own, type);
    }
    for (const [name, body] of functions) own.set(name, { kind: 'function', function: body, scope: this });
    return own;
  }

  #addMembers(own: Map<string, Meaning>, type: Extract<TypeSyntax, { kind: 'enum' }>): void {
    type.members.forEach(({ name, range }, index) => {
      if (!range) own.set(name, { kind: 'enum', type, index, scope: this });
    });
  }
}
