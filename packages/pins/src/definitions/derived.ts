import { formatBitRate } from './bitRate.ts';
import type { Value } from './definition.ts';

/** What a derived value is computed from: the other values, and the clock of the peripheral in Hz, 0 when unknown. */
export interface DerivedFrom {
  values: Readonly<Record<string, Value>>;
  clock: number;
}

/** Time quanta of a bit before its two segments (RM0090, 32.7.7). */
const SYNC_SEGMENT = 1;

/** Bit/s of derived rates by name of the computation. */
const RATES: Readonly<Record<string, (from: DerivedFrom) => number>> = {
  canBitRate: ({ values, clock }) =>
    clock /
    Number(values['Prescaler']) /
    (SYNC_SEGMENT + Number(values['TimeSeg1']) + Number(values['TimeSeg2'])),
  spiBaudRate: ({ values, clock }) => clock / Number(values['BaudRatePrescaler']),
};

/** Rate in bit/s that a derived parameter shows; undefined when the clock is not known. */
export function derivedRate(name: string, from: DerivedFrom): number | undefined {
  const rate = RATES[name]?.(from);
  return rate === undefined || !Number.isFinite(rate) || rate <= 0 ? undefined : rate;
}

/** Text of a derived parameter; empty when the clock is not known. */
export function derivedText(name: string, from: DerivedFrom): string {
  const rate = derivedRate(name, from);
  return rate === undefined ? '' : formatBitRate(rate);
}
