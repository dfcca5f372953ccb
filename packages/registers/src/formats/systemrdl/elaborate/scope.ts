import type { Definition, EnumDefinition, StructDefinition } from '../syntax/tree.ts';
import type { Value } from './value.ts';

/** A body being elaborated: its parameters have values. */
export class Scope {
  readonly definition: Definition;
  readonly outer: Scope | undefined;
  readonly values = new Map<string, Value>();

  constructor(definition: Definition, outer: Scope | undefined) {
    this.definition = definition;
    this.outer = outer;
  }

  /** The component that a name stands for at the offset `at`, with the scope that it was defined in. */
  component(name: string, at: number): { definition: Definition; scope: Scope } | undefined {
    return this.#find(({ definitions }) => definitions.get(name), at);
  }

  enumeration(name: string, at: number): { definition: EnumDefinition; scope: Scope } | undefined {
    return this.#find(({ enums }) => enums.get(name), at);
  }

  struct(name: string, at: number): { definition: StructDefinition; scope: Scope } | undefined {
    return this.#find(({ structs }) => structs.get(name), at);
  }

  /** Names are known behind their definition (5.1.4), in their own body and those inside it. */
  #find<T extends { at: number }>(
    get: (definition: Definition) => T | undefined,
    at: number,
  ): { definition: T; scope: Scope } | undefined {
    const definition = get(this.definition);
    if (definition && definition.at <= at) return { definition, scope: this };
    return this.outer ? this.outer.#find(get, at) : undefined;
  }

  get root(): Definition {
    return this.outer ? this.outer.root : this.definition;
  }
}
