import type { BusRole } from '@netloom/model';

/** Bits of a signal: a number, or what the interface's widths make of it; `free` ones each interface chooses alone. */
export type SignalWidth = number | 'address' | 'data' | 'strobe' | 'id' | 'user' | 'free';

/** One logical signal of a protocol, under the name that its specification gives it. */
export interface BusSignal {
  name: string;
  driver: BusRole;
  width: SignalWidth;
  /**
   * What the receiver sees when its peer does not have the signal: all zeros, all ones, a number, or another signal
   * repeated over the width. Absent: both sides must have the signal.
   */
  absent?: 'zeros' | 'ones' | bigint | { repeat: string };
}

/** Signals that the manager drives. */
export const fromManager = (name: string, width: SignalWidth, absent?: BusSignal['absent']): BusSignal => ({
  name,
  driver: 'manager',
  width,
  absent,
});

/** Signals that the subordinate drives. */
export const fromSubordinate = (
  name: string,
  width: SignalWidth,
  absent?: BusSignal['absent'],
): BusSignal => ({
  name,
  driver: 'subordinate',
  width,
  absent,
});
