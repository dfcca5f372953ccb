import { findCompressed } from '../model/instructions/compressed.ts';
import { OPCODE } from '../model/instructions/definition.ts';
import type { Definition } from '../model/instructions/definition.ts';
import { OPERANDS } from '../model/instructions/format.ts';
import { ALL_INSTRUCTIONS, finder } from '../model/instructions/instructionSet.ts';
import { ZCB } from '../model/instructions/zcb.ts';
import { ZCMP, findSequence } from '../model/instructions/zcmp.ts';
import { sequenceText } from './sequences.ts';
import { CSR_NAMES, REGISTERS } from './names.ts';
import { COMPRESSED_TEXT, OPERAND_TEXT } from './operands.ts';

const find = finder(ALL_INSTRUCTIONS);
/** The fence that is named for itself: predecessors w, no successors. */
const PAUSE = 0x0100_000f;

/** Modes by rm; the last is that of frm, which is not written. */
const ROUNDING = [',rne', ',rtz', ',rdn', ',rup', ',rmm', ',unknown', ',unknown', ''];

const hex = (value: number) => `0x${(value >>> 0).toString(16)}`;
const ordered = (bits: number) => [...'iorw'].filter((_, index) => bits & (8 >> index)).join('') || 'unknown';

/** What a letter of a template stands for; other characters stand for themselves. */
function operand(letter: string, word: number, immediate: number, pc: number): string {
  const field = (low: number) => (word >>> low) & 0x1f;
  switch (letter) {
    case 'd':
      return REGISTERS[field(7)]!;
    case '1':
      return REGISTERS[field(15)]!;
    case '2':
      return REGISTERS[field(20)]!;
    case '3':
      return REGISTERS[field(27)]!;
    case 'i':
      return String(immediate);
    case 'x':
      return hex(immediate & 0x1f);
    case 'u':
      return hex(immediate >>> 12);
    case 't':
      return ((pc + immediate) >>> 0).toString(16);
    case 'c':
      return CSR_NAMES.get(immediate) ?? hex(immediate);
    case 'z':
      return String(field(15));
    case 'p':
      return ordered((word >>> 24) & 15);
    case 's':
      return ordered((word >>> 20) & 15);
    case 'f':
      return String((word >>> 12) & 7);
    case 'm':
      return ROUNDING[(word >>> 12) & 7]!;
    case 'F':
      return String(word >>> 25);
    default:
      return letter;
  }
}

function nameOf({ name, match }: Definition, word: number): string {
  if (name === 'custom0') return '.insn r';
  if ((match & 0x7f) !== OPCODE.amo) return name;
  return `${name}${['', '.rl', '.aq', '.aqrl'][(word >>> 25) & 3]!}`;
}

function write(name: string, template: string, definition: Definition, word: number, pc: number): string {
  const immediate = OPERANDS[definition.format].immediate(word);
  // CUSTOM_0 is a name, not operands.
  const text = template.replace(/CUSTOM_0|[a-zA-Z123]/g, (part) =>
    part.length > 1 ? part : operand(part, word, immediate, pc),
  );
  return `${name} ${text}`.trimEnd();
}

/**
 * Text of an instruction as GNU objdump writes it with `-M no-aliases`: operands after one space, targets in hexadecimal.
 * `instruction` is 16 bits when compressed; what is no instruction of any core is data.
 */
export function disassemble(instruction: number, pc: number): string {
  if ((instruction & 3) !== 3) {
    if ((instruction & 0xffff) === 0) return 'c.unimp';
    const sequence = findSequence(instruction & 0xffff, ZCMP, false);
    if (sequence) return sequenceText(sequence, instruction & 0xffff);
    const compressed = findCompressed(instruction & 0xffff, ZCB);
    const word = compressed?.expand(instruction & 0xffff);
    const definition = word === undefined ? undefined : find(word);
    if (!compressed || word === undefined || !definition) return `.2byte ${hex(instruction & 0xffff)}`;
    return write(compressed.name, COMPRESSED_TEXT[compressed.name]!, definition, word, pc);
  }
  if (instruction >>> 0 === PAUSE) return 'pause';
  const definition = find(instruction | 0);
  if (!definition) return `.4byte ${hex(instruction)}`;
  return write(nameOf(definition, instruction), OPERAND_TEXT[definition.format], definition, instruction, pc);
}
