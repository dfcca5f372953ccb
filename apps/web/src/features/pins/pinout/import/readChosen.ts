import { importChip, sortPinData } from '@netloom/pins';
import type { ImportedChip, NamedText } from '@netloom/pins';

/** Larger than any of the maker's files ten times over. */
const MOST_BYTES = 5_000_000;
const MOST_FILES = 200;

export interface ReadChip {
  /** Names of the files. */
  name: string;
  gpio: string | undefined;
  imported: ImportedChip;
}

export interface Chosen {
  chips: readonly ReadChip[];
  refused: readonly { name: string; why: 'large' | 'many' | 'foreign' | 'unreadable' | 'unused' }[];
}

/** Reads files of the maker's pin data that a person chose; none keeps the browser busy for long. */
export async function readChosen(files: readonly File[]): Promise<Chosen> {
  if (files.length > MOST_FILES) return { chips: [], refused: [{ name: files[0]!.name, why: 'many' }] };
  const refused: Chosen['refused'][number][] = [];
  const texts: NamedText[] = [];
  for (const file of files) {
    if (file.size > MOST_BYTES) refused.push({ name: file.name, why: 'large' });
    else {
      const text = await file.text().catch(() => undefined);
      if (text === undefined) refused.push({ name: file.name, why: 'unreadable' });
      else texts.push({ name: file.name, text });
    }
  }
  const { chips, others } = sortPinData(texts);
  const read: ReadChip[] = [];
  for (const { mcu, gpio } of chips) {
    const names = { mcu: mcu.name, ...(gpio && { gpio: gpio.name }) };
    const imported = importChip({ mcu: mcu.text, ...(gpio && { gpio: gpio.text }), names });
    read.push({ name: mcu.name, gpio: gpio?.name, imported });
    await new Promise((resolve) => setTimeout(resolve));
  }
  const left = others.map(
    ({ name, text }) => ({ name, why: isPinData(text) ? 'unused' : 'foreign' }) as const,
  );
  return { chips: read, refused: [...refused, ...left] };
}

function isPinData(text: string): boolean {
  return /<IP\s[^>]*Name="GPIO"/.test(text);
}
