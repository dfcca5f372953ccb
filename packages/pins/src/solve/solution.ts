import type { PinRole } from '../check/analysis.ts';
import type { PinConfiguration } from '../config/configuration.ts';

export interface SolveOptions {
  /** Assignments that suit their pins stay, locked or not; only what has no pin finds one. */
  keep?: boolean;
  /** Signals without a pin that are to stay without one. */
  leave?: readonly string[];
}

/** One assignment that the solver would make, move or take away. */
export interface Move {
  signal: string;
  /** Name of the pin that it was on, and of the one that it would be on. */
  from: string | undefined;
  to: string | undefined;
  /** Why the pin `to` was better left alone. */
  role: PinRole | undefined;
}

/** A pin that offers a signal. */
export interface Alternative {
  pin: string;
  /** Signal on the pin, or on another pin that is bonded to the same position. */
  holder: string | undefined;
  /** The holder is locked. */
  locked: boolean;
  role: PinRole | undefined;
}

/** Who stands in whose way. */
export interface Rival {
  signal: string;
  /** Name of the pin that it is on, and whether it is locked there. */
  at: string | undefined;
  locked: boolean;
  /** Pins that could carry the signal. */
  alternatives: readonly Alternative[];
}

/** Why no placement exists: signals that cannot all have a pin, though all but any one of them can. */
export interface Infeasible {
  signals: readonly Rival[];
  message: string;
}

export interface Solution {
  /** With all signals placed; undefined when there is no such placement. */
  configuration: PinConfiguration | undefined;
  /** With as many placed as can be, locked and present ones first; the same when all can. */
  partial: PinConfiguration;
  /** From what was given to `partial`. */
  moves: readonly Move[];
  /** Empty when all have a pin. */
  infeasible: readonly Infeasible[];
}
