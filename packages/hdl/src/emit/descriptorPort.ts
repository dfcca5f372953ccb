import type { PortText } from './syntax.ts';

/** What a descriptor says of a port with plain bits: `[N:0]`, `[PARAMETER-1:0]`, or one. */
export function descriptorPort({ name, direction, packed = '', comment }: PortText) {
  const left = /^\[(\d+|\w+-1):0\]$/.exec(packed)?.[1];
  const width = left === undefined ? '1' : /^\d+$/.test(left) ? String(Number(left) + 1) : left.slice(0, -2);
  return {
    name,
    direction: direction === 'input' ? ('in' as const) : ('out' as const),
    width,
    packed: left === undefined ? [] : [{ left, right: '0' }],
    ...(comment !== undefined && { description: comment }),
  };
}
