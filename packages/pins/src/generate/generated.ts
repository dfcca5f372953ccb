import type { Diagnostic } from '@netloom/model';

export interface GeneratedSource {
  /** Relative to the folder of the configuration, e.g. `Src/usart.c`. */
  path: string;
  text: string;
}

export interface Generation {
  /** Empty when the configuration has errors. */
  files: readonly GeneratedSource[];
  diagnostics: readonly Diagnostic[];
}
