import type { Diagnostic, RegisterMap } from '@netloom/model';

/** A file of an output or an import. */
export interface WorkerFile {
  path: string;
  content: string | Uint8Array;
}

/** A format that can be chosen. */
interface FormatTitle {
  id: string;
  title: string;
}

export interface OutputTitle extends FormatTitle {
  /** Can be stored in the tree, which holds text alone. */
  isText: boolean;
}

export interface ReaderTitle extends FormatTitle {
  extensions: readonly string[];
}

/** What the worker is asked. */
export type Job =
  | { kind: 'formats' }
  | { kind: 'write'; map: RegisterMap; output: string }
  | { kind: 'zip'; map: RegisterMap }
  | { kind: 'read'; reader: string; path: string; files: readonly WorkerFile[] };

/** What it answers. */
export interface Answers {
  formats: { outputs: OutputTitle[]; readers: ReaderTitle[]; mostBytes: number };
  write: { files: WorkerFile[] };
  zip: { zip: Uint8Array };
  read: { maps: RegisterMap[]; diagnostics: Diagnostic[] };
}

export interface Request {
  id: number;
  job: Job;
}

export interface Response {
  id: number;
  answer?: unknown;
  error?: string;
}
