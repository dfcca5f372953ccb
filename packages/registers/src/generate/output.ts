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
  write(map: ElaboratedMap): OutputFiles;
  /**
   * What the files say otherwise than the map, found by reading them again, which takes much longer than writing it:
   * `REG-LOSS` warnings. Absent where no reader of ours knows the format.
   */
  losses?(map: ElaboratedMap, files: readonly OutputFile[]): Promise<Diagnostic[]>;
}

/** The files of a view with all that they do not carry. */
export async function writeWithLosses(output: RegisterOutput, map: ElaboratedMap): Promise<OutputFiles> {
  const { files, diagnostics } = output.write(map);
  return { files, diagnostics: [...diagnostics, ...((await output.losses?.(map, files)) ?? [])] };
}
