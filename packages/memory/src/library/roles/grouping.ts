import type { ViewPin } from '../views/view.ts';

/** What the names of a port's pins have before and after what they say of themselves, e.g. `rw0_`, `0` or `B`. */
export interface Affix {
  prefix: string;
  suffix: string;
}

/** `addr_in` without the direction, which many names end in. */
const withoutDirection = (name: string) => name.replace(/_(in|out|i|o)$/i, '');

const ADDRESS = /^(.*_|.*\d_?|)(address|addr|adr|ad|a)(_?\w*)$/i;

/** An input is an address when it is called so and has as many bits as addresses have. */
export function affixesOf(pins: readonly ViewPin[], addressBits: number): Map<string, Affix> {
  const found = pins.flatMap(({ name, direction, bits }): [string, Affix][] => {
    const match = direction === 'in' && bits === addressBits ? ADDRESS.exec(withoutDirection(name)) : null;
    return match === null ? [] : [[name, { prefix: match[1]!, suffix: match[3]! }]];
  });
  return new Map(found);
}

function fits(whole: string, { prefix, suffix }: Affix): boolean {
  const name = withoutDirection(whole).toLowerCase();
  return (
    name.length > prefix.length + suffix.length &&
    name.startsWith(prefix.toLowerCase()) &&
    name.endsWith(suffix.toLowerCase())
  );
}

/** Name of the address that a pin goes with: the one whose affixes fit best; of a lone address, any pin. */
export function ownerOf(name: string, affixes: ReadonlyMap<string, Affix>): string | undefined {
  const all = [...affixes];
  if (all.length === 1) return all[0]![0];
  const fitting = all
    .filter(([, affix]) => fits(name, affix) && affix.prefix.length + affix.suffix.length > 0)
    .toSorted(([, a], [, b]) => b.prefix.length + b.suffix.length - a.prefix.length - a.suffix.length);
  return fitting[0]?.[0];
}

/** What a pin is called without the affixes of its port, in small letters and without underscores. */
export function coreOf(whole: string, { prefix, suffix }: Affix): string {
  const name = withoutDirection(whole);
  const inner = fits(whole, { prefix, suffix })
    ? name.slice(prefix.length, name.length - suffix.length)
    : name;
  return inner.toLowerCase().replaceAll('_', '');
}
