import type { CoreOptions } from '../options/coreOptions.ts';
import { counted } from './eventCounts.ts';
import type { Hart } from './hart.ts';
import { findCompressed } from './instructions/compressed.ts';
import type { Decoded, Definition } from './instructions/definition.ts';
import { NOWHERE } from './instructions/definition.ts';
import { OPERANDS } from './instructions/format.ts';
import { finder, instructionSet } from './instructions/instructionSet.ts';
import { zcbOf } from './instructions/zcb.ts';
import { findSequence, zcmpOf } from './instructions/zcmp.ts';

/** Registers of the word that are operands, rd, rs1 and rs2; 0 for those that are not. */
function registersOf({ format, registers }: Definition, word: number): [number, number, number] {
  const { rd, rs1, rs2 } = registers ?? OPERANDS[format];
  const field = (there: boolean, low: number) => (there ? (word >>> low) & 0x1f : 0);
  return [field(rd, 7), field(rs1, 15), field(rs2, 20)];
}

function illegal(word: number, length: number): Decoded {
  const execute = (hart: Hart) => {
    throw hart.illegal(word);
  };
  return { execute, rd: NOWHERE, rs1: 0, rs2: 0, immediate: 0, length, word };
}

function executeParts(hart: Hart, { parts = [] }: Decoded): void {
  for (; hart.part < parts.length; hart.part++) {
    const part = parts[hart.part]!;
    part.execute(hart, part);
  }
  hart.part = 0;
}

/** One instruction that is executed as several. */
function inParts(parts: readonly Decoded[]): Decoded {
  const { length, word } = parts[0]!;
  return { execute: executeParts, rd: NOWHERE, rs1: 0, rs2: 0, immediate: 0, length, word, parts };
}

/** Decodes what was fetched: `length` 4 with a whole word, 2 with a halfword. */
export type Decode = (word: number, length: number) => Decoded;

export function decoder(options: CoreOptions): Decode {
  const set = instructionSet(options);
  const counts = options.auxiliary.performanceCounters > 0;
  const find = finder(counts ? set.map((each) => ({ ...each, execute: counted(each) })) : set);
  const registers = options.base.isa === 'rv32e' ? 16 : 32;
  const zcb = zcbOf(options.base);
  const zcmp = zcmpOf(options.base);
  /** An instruction of 32 bits, which was fetched as it is or stands for what was. */
  const whole = (instruction: number, word: number, length: number): Decoded => {
    const definition = find(instruction);
    if (definition === undefined) return illegal(word, length);
    const [rd, rs1, rs2] = registersOf(definition, instruction);
    const rs3 = definition.format === 'fused' ? instruction >>> 27 : 0;
    if (Math.max(rd, rs1, rs2, rs3) >= registers) return illegal(word, length);
    const { execute } = definition;
    const immediate = OPERANDS[definition.format].immediate(instruction);
    return { execute, rd: rd === 0 ? NOWHERE : rd, rs1, rs2, immediate, length, word };
  };
  return (word, length) => {
    if (length === 4) return whole(word, word, length);
    const sequence = findSequence(word, zcmp, registers === 16);
    if (sequence) return inParts(sequence.expand(word).map((part) => whole(part, word, length)));
    const expanded = findCompressed(word, zcb)?.expand(word);
    return expanded === undefined ? illegal(word, length) : whole(expanded, word, length);
  };
}
