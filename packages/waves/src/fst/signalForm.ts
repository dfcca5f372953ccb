import type { ValueKind } from '../waveTypes.ts';

/** States of a single bit that is neither 0 nor 1, by their code. */
export const otherStates = 'xzhuwl-?';

export interface SignalForm {
  kind: ValueKind;
  /** Bits, or bytes of a real. */
  length: number;
  littleEndian: boolean;
  /** An event: every record counts, though the value stays the same. */
  pulses?: boolean;
  /** A port of extended VCD: each bit is stored as a state and two strengths. */
  port?: boolean;
}
