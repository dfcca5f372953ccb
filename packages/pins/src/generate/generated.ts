import type { Diagnostic } from '@netloom/model';

export interface GeneratedSource {
  /** Relative to the folder of the configuration, e.g. `Src/usart.c`. */
  path: string;
  text: string;
  /** The user's own file: written when it is absent, never overwritten. */
  once?: true;
}

export interface Generation {
  /** Empty when the configuration has errors, or the markers of an existing file do not fit. */
  files: readonly GeneratedSource[];
  diagnostics: readonly Diagnostic[];
  /** Existing files that are no longer generated but hold code of the user: not to be deleted. */
  kept: readonly string[];
}
