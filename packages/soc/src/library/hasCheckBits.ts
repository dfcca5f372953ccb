import type { Values } from '@netloom/hdl/expression';
import { checkBits } from '../bus/checkBits.ts';
import { interfaceWidths, signalsOf, topSignalWidth } from './topInterface.ts';
import type { SocInterface } from './topInterface.ts';

/** Whether a top-level interface of AXI4 carries all check bits of those among some signals that have any. */
export function hasCheckBits(each: SocInterface, names: readonly string[], values: Values): boolean {
  const own = new Map(signalsOf(each).map((signal) => [signal.name, topSignalWidth(each, signal, values)]));
  return Object.entries(checkBits(interfaceWidths(each, values))).every(
    ([name, bits]) => !names.includes(name) || (own.get(name) ?? 0) >= bits,
  );
}
