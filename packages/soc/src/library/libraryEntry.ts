import type { IpDescriptor } from '@netloom/model';
import { readRegisterMap } from '@netloom/registers';
import type { LibraryEntry } from './library.ts';
import { say } from '../wording/sentences.ts';

/**
 * An IP with its register description, read from the text of the file that the descriptor names: when it is first asked
 * for, since of a library a design uses a part.
 */
export function libraryEntry(
  descriptor: IpDescriptor,
  folder: string,
  registersText: string | undefined,
  origin: Pick<LibraryEntry, 'file' | 'isBuiltIn'> = {},
): LibraryEntry {
  const path = descriptor.registers;
  if (path === undefined) return { ...origin, descriptor, folder };
  if (registersText === undefined) {
    const said = say('SOC-IMPORT/file', { path });
    return {
      ...origin,
      descriptor,
      folder,
      registerProblems: [{ code: 'DOC-JSON', severity: 'error', ...said }],
    };
  }
  let read: ReturnType<typeof readRegisterMap> | undefined;
  const description = () => (read ??= readRegisterMap(registersText, path));
  return {
    ...origin,
    descriptor,
    folder,
    get registers() {
      return description().document;
    },
    get registerProblems() {
      return description().diagnostics;
    },
  };
}
