import type { Worded } from '@netloom/model';
import type { Contents, Memory } from '../document/memory.ts';
import { say } from '../wording/sentences.ts';
import { readWords, writeWords } from './readWords.ts';
import { byteSegments, elfSegments, isElf } from './segments.ts';
import type { Segment } from './segments.ts';

/** `hex`: words, as `$readmemh` reads them; `bytes`: as `objcopy -O verilog` writes them. */
export const CONTENTS_FORMATS = ['hex', 'bytes', 'bin', 'elf'] as const;
export type ContentsFormat = (typeof CONTENTS_FORMATS)[number];

/** Most bytes of a file. */
export const CONTENTS_MOST = 2 ** 24;

export interface ContentsFile {
  name: string;
  bytes: Uint8Array;
  format: ContentsFormat;
  /** Address of the first byte of the memory; without it, of the word of the lowest byte in the file. */
  base?: number | undefined;
}

export interface ReadContents {
  contents: Contents;
  /** How many words the file has, and the address that the first word of the memory has then. */
  words: number;
  base: number | undefined;
}

/** The format that a file has by its first bytes or by its ending. */
export function formatOf(name: string, bytes: Uint8Array): ContentsFormat {
  if (isElf(bytes)) return 'elf';
  if (/\.(hex|mem|vmem|memh|txt|dat)$/i.test(name)) return 'hex';
  return /\.(verilog|vh|vhx)$/i.test(name) ? 'bytes' : 'bin';
}

/** The contents of a memory out of a file, or why they are none of it. */
export function readContents(
  memory: Pick<Memory, 'depth' | 'width'>,
  file: ContentsFile,
): ReadContents | Worded {
  const { width } = memory;
  if (file.bytes.length > CONTENTS_MOST)
    return say('MEM-CONTENTS/large', { bytes: file.bytes.length, most: CONTENTS_MOST });
  const made = file.format === 'hex' ? wordsOf(memory, file) : bytesOf(memory, file);
  if ('message' in made) return made;
  if (made.words.size === 0) return say('MEM-CONTENTS/nothing', {});
  const contents = { source: file.name.slice(0, 200), lines: writeWords(made.words, width) };
  return { contents, words: made.words.size, base: made.base };
}

function wordsOf(memory: Pick<Memory, 'depth' | 'width'>, { bytes }: ContentsFile) {
  const words = readWords(new TextDecoder().decode(bytes).split(/\r?\n/), memory);
  return 'message' in words ? words : { words, base: undefined };
}

function segmentsOf({ bytes, format, base }: ContentsFile): Segment[] | Worded {
  if (format === 'elf') return elfSegments(bytes);
  if (format === 'bytes') return byteSegments(new TextDecoder().decode(bytes));
  return bytes.length === 0 ? say('MEM-CONTENTS/nothing', {}) : [{ address: base ?? 0, bytes }];
}

const hex = (address: number) => `0x${address.toString(16)}`;

/** Bytes fill words from the lowest on. */
function bytesOf({ depth, width }: Pick<Memory, 'depth' | 'width'>, file: ContentsFile) {
  if (width % 8 !== 0) return say('MEM-CONTENTS/bytes', { width });
  const segments = segmentsOf(file);
  if ('message' in segments) return segments;
  const size = width / 8;
  const lowest = Math.min(...segments.map(({ address }) => address));
  const base = file.base ?? lowest - (lowest % size);
  const end = base + depth * size;
  const image = new Uint8Array(depth * size);
  const told = new Uint8Array(depth);
  for (const { address, bytes } of segments) {
    const last = address + bytes.length - 1;
    if (address < base || last >= end)
      return say('MEM-CONTENTS/range', {
        from: hex(address),
        to: hex(last),
        base: hex(base),
        end: hex(end - 1),
      });
    image.set(bytes, address - base);
    told.fill(1, Math.floor((address - base) / size), Math.floor((last - base) / size) + 1);
  }
  const words = new Map<number, bigint>();
  for (let place = 0; place < depth; place++)
    if (told[place] === 1) words.set(place, wordAt(image, place * size, size));
  return { words, base };
}

function wordAt(image: Uint8Array, from: number, size: number): bigint {
  let digits = '0x';
  for (let byte = size - 1; byte >= 0; byte--) digits += image[from + byte]!.toString(16).padStart(2, '0');
  return BigInt(digits);
}
