import type { ParameterSyntax, UnitSyntax } from '../read/syntax.ts';
import type { WidthKind } from './structures.ts';

const NAMES: Readonly<Record<WidthKind, RegExp>> = {
  addr: /addr_?width(?=$|_|[A-Z])/i,
  data: /data_?width(?=$|_|[A-Z])/i,
  id: /id_?width(?=$|_|[A-Z])/i,
  user: /user_?width(?=$|_|[A-Z])/i,
};
/** Widths of an interface that says none; IDs and user signals are seldom missing where a structure has them. */
export const DEFAULT_WIDTHS: Readonly<Record<WidthKind, string>> = {
  addr: '32',
  data: '32',
  id: '4',
  user: '1',
};
const COMMENTS: Readonly<Record<WidthKind, string>> = {
  ...{ addr: 'Bits of addresses', data: 'Bits of data', id: 'Bits of IDs', user: 'Bits of user signals' },
};
const KINDS = ['addr', 'data', 'id', 'user'] as const;
const SIDES = /slv|mst|slave|master|manager|subordinate|src|dst/i;

/** The width that a parameter's name says it is. */
export function kindOf(name: string): WidthKind | undefined {
  return KINDS.find((kind) => NAMES[kind].test(name));
}

/** The parameters of a module that say how wide its interfaces are, and those that a wrapper adds for what none says. */
export class Widths {
  readonly #unit: UnitSyntax;
  readonly #added = new Map<WidthKind, ParameterSyntax>();
  readonly #used = new Map<string, WidthKind>();

  constructor(unit: UnitSyntax) {
    this.#unit = unit;
  }

  /** Name of the parameter for a width of the interfaces that `side` names, e.g. `slv`; '' for those of no side. */
  name(kind: WidthKind, side: string): string {
    const own = this.#unit.parameters.filter(({ local, name }) => !local && NAMES[kind].test(name));
    const sided = side === '' ? undefined : own.find(({ name }) => name.toLowerCase().includes(side));
    const found = sided ?? own.find(({ name }) => !SIDES.test(name));
    const name = found?.name ?? this.#add(kind);
    this.#used.set(name, kind);
    return name;
  }

  #add(kind: WidthKind): string {
    const name = `BUS_${kind.toUpperCase()}_WIDTH`;
    if (!this.#added.has(kind)) {
      const { offset } = this.#unit;
      this.#added.set(kind, parameterOf(name, DEFAULT_WIDTHS[kind], offset, COMMENTS[kind]));
    }
    return name;
  }

  get added(): ParameterSyntax[] {
    return KINDS.flatMap((kind) => this.#added.get(kind) ?? []);
  }

  /** What the parameter is by default; a width of 0, which is a placeholder, becomes a customary one. */
  defaultOf({ name, value }: ParameterSyntax): string | undefined {
    const kind = this.#used.get(name);
    const isNone = value === undefined || /^(?:\d*'[sS]?[dhbDHB])?0+$/.test(value.replaceAll(/\s/g, ''));
    return kind && isNone ? DEFAULT_WIDTHS[kind] : value;
  }
}

export function parameterOf(name: string, value: string, offset: number, comment?: string): ParameterSyntax {
  const type = { kind: 'vector', base: 'int', signed: false, packed: [] } as const;
  return { name, local: false, type: { ...type, packed: [] }, unpacked: [], value, offset, comment };
}
