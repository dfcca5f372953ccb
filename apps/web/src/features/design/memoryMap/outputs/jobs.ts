import type { SocDocument } from '@netloom/model';

/** A block of the palette, as the server describes it. */
export interface Module {
  folder: string;
  socModuleJson: string;
  registersJson: string | null;
}

/** What the worker is asked: first the palette, then outputs of documents over it. */
export type Job =
  | { kind: 'modules'; modules: readonly Module[] }
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
