import type { Changes } from '../changes.ts';
import { readBits } from './bitChain.ts';
import type { SignalForm } from './signalForm.ts';
import { readWide } from './wideChain.ts';

export { otherStates } from './signalForm.ts';
export type { SignalForm } from './signalForm.ts';

/**
 * Reads a chain's records: at most one change a time (of several the last holds), none that repeats the value before.
 * @param table times by tick
 * @param start the value before the first record
 */
export function decodeChain(
  payload: Uint8Array,
  form: SignalForm,
  table: Float64Array,
  start: string,
): Changes {
  const single = form.kind === 'bits' && form.length === 1;
  return single ? readBits(payload, form, table, start) : readWide(payload, form, table, start);
}
