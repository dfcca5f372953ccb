import type { IpDescriptor } from '@netloom/model';
import { readRegisterMap } from '@netloom/registers';
import type { LibraryEntry } from './library.ts';

/** An IP with its register description, read from the text of the file that the descriptor names. */
export function libraryEntry(
  descriptor: IpDescriptor,
  folder: string,
  registersText: string | undefined,
): LibraryEntry {
  if (descriptor.registers === undefined) return { descriptor, folder };
  if (registersText === undefined) {
    const message = `there is no file ${descriptor.registers}`;
    return { descriptor, folder, registerProblems: [{ code: 'DOC-JSON', severity: 'error', message }] };
  }
  const { document, diagnostics } = readRegisterMap(registersText, descriptor.registers);
  return { descriptor, folder, registers: document, registerProblems: diagnostics };
}
