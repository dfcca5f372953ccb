import type { Diagnostic } from '@netloom/model';
import type { ElaboratedMap } from '../elaborate/index.ts';

export interface OutputFile {
  /** Name of the file, from the map's own name. */
  path: string;
  content: string | Uint8Array;
}

export interface OutputFiles {
  files: OutputFile[];
  /** What the format cannot say is a `REG-LOSS` warning. */
  diagnostics: Diagnostic[];
}

/** Writes one view of a register map: the same map gives the same bytes. */
export interface RegisterOutput {
  /** Names the output for `netloom regs generate --to`. */
  id: string;
  title: string;
  /** Of Monaco's, for the preview; absent for a binary file. */
  language?: string;
  /** The map is without errors. */
  write(map: ElaboratedMap): OutputFiles | Promise<OutputFiles>;
}
