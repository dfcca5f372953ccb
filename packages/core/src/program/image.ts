import { benchMap } from '../bench/memoryMap.ts';
import type { Range } from '../bench/memoryMap.ts';
import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { storedWidth, storedWord } from '../rtl/tcm/storedWord.ts';
import { addi, jalr, lui } from './encode.ts';

/** A program in memory: pieces that do not overlap, and where it begins. */
export interface Image {
  entry: number;
  pieces: readonly { address: number; bytes: Uint8Array }[];
}

interface Memory extends Range {
  file: string;
  /** What nobody has written is unknown, where the bench makes it zero. */
  isOwn: boolean;
  bytes: Uint8Array;
}

const hex = (value: number) => `0x${value.toString(16).padStart(8, '0')}`;

/** A program lies where the core has no memory. */
export class ImageError extends Error {}

function memoriesOf(options: CoreOptions): Memory[] {
  const { instructionMemory, dataMemory } = options.memory;
  const { ram, rom } = benchMap(options);
  const own = (file: string, place: typeof dataMemory) =>
    place ? [{ file, isOwn: true, base: Number(place.base), end: Number(place.base) + place.size }] : [];
  const bus = (file: string, place: Range | undefined) => (place ? [{ file, isOwn: false, ...place }] : []);
  return [
    ...own('itcm.hex', instructionMemory),
    ...own('dtcm.hex', dataMemory),
    ...bus('rom.hex', rom),
    ...bus('ram.hex', ram),
  ].map((memory) => ({ ...memory, bytes: new Uint8Array(memory.end - memory.base) }));
}

const holds = ({ base, end }: Range, address: number) => address >= base && address < end;

function load(memories: readonly Memory[], { pieces }: Image): void {
  for (const { address, bytes } of pieces) {
    const memory = memories.find((each) => holds(each, address));
    if (!memory || address + bytes.length > memory.end) {
      const map = memories.map(
        ({ file, base, end }) => `${file.slice(0, -4)} ${hex(base)} to ${hex(end - 1)}`,
      );
      throw new ImageError(
        `${bytes.length} bytes at ${hex(address)} are in no memory of the bench: ${map.join(', ')}`,
      );
    }
    memory.bytes.set(bytes, address - memory.base);
  }
}

/** Where the program has nothing at the reset vector, a jump to its entry. */
export function withReset(image: Image, options: CoreOptions): Image {
  const reset = Number(options.base.resetVector);
  const starts = image.pieces.some(
    ({ address, bytes }) => reset >= address && reset < address + bytes.length,
  );
  if (starts || image.entry === reset) return image;
  const low = ((image.entry & 0xfff) ^ 0x800) - 0x800;
  const jump = Uint32Array.of(lui(5, (image.entry - low) >>> 12), addi(5, 5, low), jalr(0, 5, 0));
  return { ...image, pieces: [...image.pieces, { address: reset, bytes: new Uint8Array(jump.buffer) }] };
}

/** The contents of all memories that a bench and a core have, with a program. @throws ImageError */
export function loadImage(options: CoreOptions, image: Image): readonly Memory[] {
  const memories = memoriesOf(options);
  load(memories, withReset(image, options));
  return memories;
}

/** Words of four bytes by address ($readmemh, IEEE 1800-2017, 21.4); runs of zeros are left out where they are zero anyway. */
function hexText({ safety }: CoreOptions, { bytes, isOwn }: Memory): string {
  const words = new Uint32Array(bytes.buffer);
  if (isOwn) return wholeText(safety.tcmProtection, words);
  const lines: string[] = [];
  let next = -1;
  words.forEach((word, index) => {
    if (word === 0) return;
    if (index !== next) lines.push(`@${index.toString(16)}`);
    lines.push(word.toString(16).padStart(8, '0'));
    next = index + 1;
  });
  return lines.length > 0 ? `${lines.join('\n')}\n` : '@0\n00000000\n';
}

/** All words as the core keeps them, runs of zeros on a line. */
function wholeText(protection: CoreOptions['safety']['tcmProtection'], words: Uint32Array): string {
  const digits = Math.ceil(storedWidth(protection) / 4);
  const hexOf = (word: number) => storedWord(protection, word).toString(16).padStart(digits, '0');
  const text = Array.from(words, (word) => (word === 0 ? '0' : `\n${hexOf(word)}\n`));
  return `${text
    .join(' ')
    .replaceAll(/ ?\n+ ?\n?/g, '\n')
    .trim()}\n`;
}

/** The files from which bench and core load their memories. @throws ImageError */
export function benchFiles(options: CoreOptions, image: Image): CoreFile[] {
  return loadImage(options, image).map((memory) => ({ path: memory.file, text: hexText(options, memory) }));
}
