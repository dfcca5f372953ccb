import type { Worded } from '@netloom/model';
/** Bounds that no honest source reaches; beyond them reading stops with a diagnostic. */
export const LIMITS = {
  /** Characters that macros and includes may make in one file, on top of its own. */
  expandedCharacters: 48_000_000,
  /** Characters that a macro call within a macro counts for on top of its text: what its handling costs. */
  nestedCallCharacters: 80,
  macroDepth: 100,
  includeDepth: 60,
  conditionalDepth: 1000,
  /** Characters of one macro call's argument list. */
  argumentCharacters: 262_144,
  /** Problems reported for one file. */
  problems: 100,
};

/** Ends the reading of a file that goes beyond a limit. */
export class LimitReached extends Error {
  readonly said: Worded;
  constructor(said: Worded) {
    super(said.message);
    this.said = said;
  }
}
