import type { SocDocument } from '@netloom/model';
import type { PaletteModule } from '../../palette/index.ts';

/** What the worker is asked: first the palette, then outputs of documents over it. */
export type Job =
  | { kind: 'modules'; modules: readonly PaletteModule[] }
  | { kind: 'write'; document: SocDocument; manager: string | undefined };

/** A view of the address map as a file. */
export interface OutputFile {
  title: string;
  /** Below the folder of the generated SoC: `sw/soc.h`. */
  path: string;
  text: string;
}

export interface Request {
  id: number;
  job: Job;
}

export interface Response {
  id: number;
  files?: OutputFile[];
  error?: string;
}
