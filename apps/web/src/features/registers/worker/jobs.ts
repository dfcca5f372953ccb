import type { Diagnostic, RegisterMap } from '@netloom/model';

/** A file of an output or an import. */
export interface WorkerFile {
  path: string;
  content: string | Uint8Array;
}

/** An output that can be chosen. */
export interface OutputTitle {
  id: string;
  title: string;
}

export interface ReaderTitle extends OutputTitle {
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
  write: { files: WorkerFile[]; diagnostics: Diagnostic[] };
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
