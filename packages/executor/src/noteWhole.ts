import { renameSync, writeFileSync } from 'node:fs';

/** Writes a note so that whoever reads it finds all of it or none, even when its writer is killed meanwhile. */
export function noteWhole(file: string, note: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(note));
  renameSync(`${file}.new`, file);
}
