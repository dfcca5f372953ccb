import type { ViewPin } from './view.ts';

/** `name[3]` or `name<3>` is a bit of the bus `name`. */
const BIT = /^(.+?)\s*(?:\[(\d+)\]|<(\d+)>)$/;

/** Single bits put together to buses; a bus has as many bits as its highest index says. */
export function joinedBits(pins: readonly ViewPin[]): ViewPin[] {
  const joined = new Map<string, ViewPin>();
  for (const pin of pins) {
    const bit = BIT.exec(pin.name.replaceAll('\\', ''));
    const name = bit?.[1] ?? pin.name;
    const bits = bit === null ? pin.bits : Number(bit[2] ?? bit[3]) + 1;
    const known = joined.get(name);
    joined.set(name, { ...pin, ...known, name, bits: Math.max(bits, known?.bits ?? 0) });
  }
  return [...joined.values()];
}
