import { disassemble } from '../../disassemble/index.ts';
import type { CoreFile } from '../../generate.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { benchFiles } from '../../program/index.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { JudgedTest, OtherPlace } from '../test.ts';

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** Words by which the bench judges: their number, then each. */
export const expectedText = ({ expected }: Pick<JudgedTest, 'expected'>) =>
  `${[expected.length, ...expected].map(hex).join('\n')}\n`;

/** Cycles within which a core of any options is done: the standard's slowest takes some forty. */
const FEWEST_CYCLES = 40_000;
const CYCLES_OF_AN_INSTRUCTION = 60;

/** Cycles in which an instruction is fetched and its operands come, on the slowest bus of the bench. */
const AROUND = 40;

/** What the bench is told. */
export function argumentsOf({ plusargs, instructions, place, slowest = 0 }: JudgedTest): string[] {
  const tohost = `+tohost=${(place?.tohost ?? LAYOUT.tohost).toString(16)}`;
  const most = Math.max(CYCLES_OF_AN_INSTRUCTION, slowest + AROUND);
  const cycles = `+cycles=${FEWEST_CYCLES + most * instructions}`;
  return [tohost, cycles, ...plusargs, ...(place ? argumentsOfOther(place) : [])];
}

/** A program as it came starts from memories of its own, and leaves its words elsewhere or none. */
const argumentsOfOther = ({ signature }: OtherPlace): string[] => [
  '+own_rom',
  signature ? `+words=${signature.base.toString(16)}` : '+end_alone',
];

interface Line {
  text: string;
  length: number;
}

/** One instruction, or what is left of bytes that are none. */
function lineAt(bytes: Uint8Array, at: number, address: number, isCode: boolean): Line {
  const byte = (offset: number) => bytes[at + offset] ?? 0;
  const half = byte(0) | (byte(1) << 8);
  const left = bytes.length - at;
  if (left < 2) return { text: `.byte 0x${byte(0).toString(16)}`, length: 1 };
  const isShort = isCode && (half & 3) !== 3;
  if (isShort || left < 4) {
    const says = isCode ? `  # ${disassemble(half, address)}` : '';
    return { text: `.2byte 0x${half.toString(16)}${says}`, length: 2 };
  }
  const word = (half | (byte(2) << 16) | (byte(3) << 24)) >>> 0;
  return { text: `.4byte 0x${hex(word)}${isCode ? `  # ${disassemble(word, address)}` : ''}`, length: 4 };
}

/** Source for the GNU assembler: each piece a section whose address stands in its name. */
export function sourceText({
  name,
  about,
  image,
  notes,
}: Pick<JudgedTest, 'name' | 'about' | 'image' | 'notes'>): string {
  const lines = [`# ${name}: ${about}`];
  for (const { address, bytes } of image.pieces) {
    const isCode = address < LAYOUT.data || address > LAYOUT.data + LAYOUT.dataSize;
    lines.push('', `.section .at_${hex(address)}, "ax"`);
    for (let at = 0; at < bytes.length;) {
      const note = notes.get(address + at);
      if (note !== undefined) lines.push(`# ${hex(address + at)}: ${note}`);
      const { text, length } = lineAt(bytes, at, address + at, isCode);
      lines.push(`  ${text}`);
      at += length;
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The files of one test in its folder. */
export function testFiles(options: CoreOptions, test: JudgedTest): CoreFile[] {
  const memories = benchFiles(options, test.image).filter(
    ({ path }) => path === 'ram.hex' || (test.place && path === 'rom.hex'),
  );
  const folder = `tests/${test.name}`;
  return [
    ...memories.map(({ path, text }) => ({ path: `${folder}/${path}`, text })),
    { path: `${folder}/expected.hex`, text: expectedText(test) },
    { path: `${folder}/args`, text: `${argumentsOf(test).join(' ')}\n` },
    // A program of others has sources of its own.
    ...(test.place ? [] : [{ path: `${folder}/test.S`, text: sourceText(test) }]),
  ];
}
