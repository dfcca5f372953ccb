import { CONTENTS_MOST, formatOf, readContents } from '@netloom/memory';
import type { ContentsFormat, Memory, ReadContents } from '@netloom/memory';
import type { Said } from '@netloom/model';
import { useMemo, useState } from 'react';

interface Chosen {
  name: string;
  bytes: Uint8Array;
}

/** The file that was chosen, as what it is read, and what a memory has of it. */
export interface ChosenFile {
  name: string | undefined;
  format: ContentsFormat;
  setFormat: (format: ContentsFormat) => void;
  base: string;
  setBase: (base: string) => void;
  isBaseWrong: boolean;
  failed: string | undefined;
  made: ReadContents | Said | undefined;
  choose: (file: File) => void;
}

/** An address as people write it; NaN where it is none. */
function addressOf(text: string): number | undefined {
  const plain = text.trim().replaceAll('_', '');
  if (plain === '') return undefined;
  return /^(0x[0-9a-f]{1,13}|\d{1,15})$/i.test(plain) ? Number(plain) : Number.NaN;
}

export function useFile(memory: Memory): ChosenFile {
  const [file, setFile] = useState<Chosen>();
  const [format, setFormat] = useState<ContentsFormat>('hex');
  const [base, setBase] = useState('');
  const [failed, setFailed] = useState<string>();
  const address = addressOf(base);
  const isBaseWrong = Number.isNaN(address);
  const made = useMemo(() => {
    if (file === undefined || isBaseWrong) return undefined;
    return readContents(memory, { ...file, format, base: address });
  }, [memory, file, format, address, isBaseWrong]);
  async function take(chosen: File) {
    setFailed(undefined);
    // What is too large is refused by its size, without being read.
    const part = chosen.slice(0, CONTENTS_MOST + 1);
    const bytes = new Uint8Array(await part.arrayBuffer());
    setFormat(formatOf(chosen.name, bytes));
    setFile({ name: chosen.name, bytes });
  }
  const choose = (chosen: File) => {
    take(chosen).catch((error: unknown) => setFailed(String(error)));
  };
  return { name: file?.name, format, setFormat, base, setBase, isBaseWrong, failed, made, choose };
}
