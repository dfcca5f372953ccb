import type { FileRow } from '@netloom/contract';
import { FOLDER, IMAGE } from './sortRows.ts';

/** Formats that are no text: the editor could not show them. */
const BINARY =
  /\.(zip|gz|tgz|tar|7z|rar|xz|bz2|pdf|xlsx|docx|fst|ghw|wlf|fsdb|o|a|so|elf|bin|exe|mp4|webm|ogv|mov|m4v|wasm)$/i;

/** What opening a row does. */
export function openingOf({ fileName, fileNameType }: FileRow): 'enter' | 'image' | 'download' | 'edit' {
  if (fileNameType === FOLDER) return 'enter';
  if (fileNameType === IMAGE) return 'image';
  return BINARY.test(fileName) ? 'download' : 'edit';
}
