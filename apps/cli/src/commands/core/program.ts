import { readFile } from 'node:fs/promises';
import { ElfError, readElf } from '@netloom/core';
import type { Elf } from '@netloom/core';
import type { Image } from '@netloom/core/program';
import { Failure } from '../../failure.ts';

/** What a run needs of an executable. */
export interface Program extends Image {
  tohost: number | undefined;
  symbols: ReadonlyMap<string, number>;
  /** First address of the signature, and the first after it. */
  signature: { base: number; end: number } | undefined;
}

function signatureOf({ symbols }: Elf): Program['signature'] {
  const [base, end] = [symbols.get('begin_signature'), symbols.get('end_signature')];
  return base === undefined || end === undefined || end < base ? undefined : { base, end };
}

/** @throws Failure that names the field of the file that is wrong. */
export async function readProgram(path: string): Promise<Program> {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new Failure(`--elf: ${error.message}`);
  });
  try {
    const elf = readElf(bytes);
    return {
      entry: elf.entry,
      pieces: elf.segments,
      tohost: elf.symbols.get('tohost'),
      symbols: elf.symbols,
      signature: signatureOf(elf),
    };
  } catch (error) {
    throw error instanceof ElfError ? new Failure(`${path}: ${error.message}`) : error;
  }
}
