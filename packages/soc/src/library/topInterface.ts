import { evaluate } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import type { SocDocument } from '@netloom/model';
import { protocolOf, signalWidth, standardSignals } from '../bus/protocol.ts';
import type { BusSignal } from '../bus/signal.ts';

/** A bus interface of the top level. */
export type SocInterface = SocDocument['interfaces'][string];

/** Address and data widths of a top-level interface in bits. */
export function interfaceWidths(each: SocInterface, values: Values) {
  return { addressWidth: bitsOf(each.addressWidth, values), dataWidth: bitsOf(each.dataWidth, values) };
}

function bitsOf(expression: string | undefined, values: Values, otherwise = 32): number {
  if (expression === undefined) return otherwise;
  const result = evaluate(expression, values);
  return result.ok && result.value > 0n && result.value <= 4096n ? Number(result.value) : otherwise;
}

/** The signals that a top-level interface has: those of every one, and those that it names itself. */
export function signalsOf({ bus, signals = {} }: Pick<SocInterface, 'bus' | 'signals'>): BusSignal[] {
  const standard = standardSignals(bus);
  const known = protocolOf(bus).signals;
  const more = Object.keys(signals).flatMap((name) => known.get(name) ?? []);
  return [...standard, ...more.filter((signal) => !standard.includes(signal))];
}

/** Bits of a signal of a top-level interface. */
export function topSignalWidth(each: SocInterface, signal: BusSignal, values: Values): number {
  const own = each.signals?.[signal.name];
  if (own !== undefined) return bitsOf(own, values, 1);
  const { addressWidth, dataWidth } = interfaceWidths(each, values);
  return signalWidth(signal, addressWidth, dataWidth);
}

/** Top-level port of one signal of an interface, e.g. `ext_awaddr`. */
export function topSignalPort(interfaceName: string, signal: string): string {
  return `${interfaceName}_${signal.toLowerCase()}`;
}
