import type { Diagnostic, RegisterMap } from '@netloom/model';

/** What an import reads: the chosen file, and what it may include. */
export interface ImportSource {
  /** Path of the file to read, a key of `files`. */
  path: string;
  /** Content by path, relative to one common root. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** What came of an import. Without maps the diagnostics hold at least one error. */
export interface ImportReading {
  /** A file may describe several blocks (peripherals of an SVD, address maps of a SystemRDL file). */
  maps: RegisterMap[];
  /** Errors with file and line; what could not be carried over is a `REG-LOSS` warning at its place. */
  diagnostics: Diagnostic[];
}

/** Reads a format of others into register maps. */
export interface RegisterReader {
  id: string;
  title: string;
  /** Endings of file names, with the dot. */
  extensions: readonly string[];
  read(source: ImportSource): ImportReading | Promise<ImportReading>;
}

/** Larger files are refused before they are read. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;
