import type { PinConfiguration } from '../config/configuration.ts';

/** One assignment that the solver would make, move or take away. */
export interface Move {
  signal: string;
  /** Name of the pin that it was on, and of the one that it would be on. */
  from: string | undefined;
  to: string | undefined;
}

/** Who stands in whose way. */
export interface Rival {
  signal: string;
  /** Pins that could carry the signal, each with the signal that holds it and whether that is locked. */
  alternatives: readonly { pin: string; holder: string | undefined; locked: boolean }[];
}

/** Why no placement exists: a smallest set of signals that want fewer pins than they are. */
export interface Infeasible {
  signals: readonly Rival[];
  message: string;
}

export interface Solution {
  /** With all signals placed; undefined when there is none. */
  configuration: PinConfiguration | undefined;
  moves: readonly Move[];
  infeasible: readonly Infeasible[];
}
