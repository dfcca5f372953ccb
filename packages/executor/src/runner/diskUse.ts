import { walkBeneath } from '../beneath/index.ts';

/** What an entry takes of a file system beside its content: many empty files fill one too. */
const ENTRY_BYTES = 1024;

/** Bytes that a folder takes on disk, links not followed; stops counting past `enough`. */
export function diskUse(folder: string, enough: number): number {
  let bytes = 0;
  for (const { stats } of walkBeneath(folder)) {
    bytes += stats.blocks * 512 + ENTRY_BYTES;
    if (bytes > enough) break;
  }
  return bytes;
}
