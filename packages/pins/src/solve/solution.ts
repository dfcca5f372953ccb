import type { Said } from '@netloom/model';
import type { PinRole } from '../check/analysis.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import type { Progress } from './budget.ts';

export interface SolveOptions {
  /** Assignments that suit their pins stay, locked or not; only what has no pin finds one. */
  keep?: boolean;
  /** Signals without a pin that are to stay without one. */
  leave?: readonly string[];
  /** Most steps that the search may take; 20,000 unless given. A step costs the same work on every machine. */
  budget?: number;
  /** Told now and then of a long search. */
  onProgress?: (progress: Progress) => void;
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
  /** Signal on the pin, on another pin that is bonded to the same position, or on another lead of its port's bit. */
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
export interface Infeasible extends Said {
  signals: readonly Rival[];
}

export interface Solution {
  /** With all signals placed; undefined when there is no such placement. */
  configuration: PinConfiguration | undefined;
  /** With as many placed as can be, locked and present ones first; the same when all can. */
  partial: PinConfiguration;
  /** From what was given to `partial`. */
  moves: readonly Move[];
  /** Empty when all have a pin, and when the budget ended before anything was proven. */
  infeasible: readonly Infeasible[];
  search: SearchEnd;
}

/**
 * `proven`: no placement is cheaper, and what is called impossible is; `unproven`: as good as was found within the
 * budget, a conflict included; `exhausted`: no placement was found within it, though there may be one: nothing is placed.
 */
export interface SearchEnd {
  steps: number;
  budget: number;
  end: 'proven' | 'unproven' | 'exhausted';
}
