import type { PortText } from './syntax.ts';

/** What a descriptor says of a port with plain bits: `[N:0]`, or one. */
export function descriptorPort({ name, direction, packed = '', comment }: PortText) {
  const left = /^\[(\d+):0\]$/.exec(packed)?.[1];
  return {
    name,
    direction: direction === 'input' ? ('in' as const) : ('out' as const),
    width: left === undefined ? '1' : String(Number(left) + 1),
    packed: left === undefined ? [] : [{ left, right: '0' }],
    ...(comment !== undefined && { description: comment }),
  };
}
