import type { Encoding } from '../document/insn.ts';
import { patternOf } from '../encoding/pattern.ts';
import type { CoreInstruction, EncodingPart } from './syntax.ts';
import { unsayable } from './tokens.ts';

const LETTERS: Readonly<Record<string, string>> = { rd: 'd', rs1: 'a', rs2: 'b', rs3: 'c' };
const OPCODES = {
  '0001011': 'custom-0',
  '0101011': 'custom-1',
  '1011011': 'custom-2',
  '1111011': 'custom-3',
} as const;

export interface ReadEncoding {
  encoding: Encoding;
  registers: ReadonlySet<string>;
  /** The one field that is no register, and its bits. */
  immediate: { field: string; width: number } | undefined;
}

const isField = (part: EncodingPart): part is Extract<EncodingPart, { field: string }> => 'field' in part;

/** The field of an immediate, whose pieces stand from its highest bit to its lowest. */
function immediateOf(parts: readonly EncodingPart[]): ReadEncoding['immediate'] {
  const pieces = parts.filter(isField).filter(({ field }) => !(field in LETTERS));
  const [first] = pieces;
  if (!first) return undefined;
  let next = first.high;
  for (const { at, field, high, low } of pieces) {
    if (field !== first.field || high !== next || low > high) throw unsayable(at, `${field}[${high}:${low}]`);
    next = low - 1;
  }
  const last = pieces.at(-1)!;
  if (next !== -1) throw unsayable(last.at, `${last.field}[${last.high}:${last.low}]`);
  return { field: first.field, width: first.high + 1 };
}

function lettersOf(part: EncodingPart): string {
  if (!isField(part)) return part.bits;
  const { at, field, high, low } = part;
  const letter = LETTERS[field];
  if (letter === undefined) return 'i'.repeat(high - low + 1);
  if (high !== 4 || low !== 0) throw unsayable(at, `${field}[${high}:${low}]`);
  return letter.repeat(5);
}

/** A format of the standard where the pattern is one, without an immediate, whose sign the behaviour says. */
function standardOf(pattern: string): Encoding | undefined {
  const opcode = OPCODES[pattern.slice(25) as keyof typeof OPCODES];
  if (opcode === undefined || pattern.includes('i')) return undefined;
  const number = (from: number, to: number) => Number.parseInt(pattern.slice(from, to), 2);
  const funct3 = number(17, 20);
  const rs2 = number(7, 12);
  const candidates: Encoding[] = [
    { format: 'R', opcode, funct3, funct7: number(0, 7), ...(Number.isNaN(rs2) ? {} : { rs2 }) },
    { format: 'R4', opcode, funct3, funct2: number(5, 7) },
  ];
  return candidates.find((each) => patternOf(each) === pattern);
}

export function encodingOf({ encoding: parts }: CoreInstruction): ReadEncoding {
  const pattern = parts.map(lettersOf).join('');
  const fields = parts.filter(isField).map(({ field }) => field);
  return {
    encoding: standardOf(pattern) ?? { format: 'own', pattern: pattern.slice(0, 64), signed: false },
    registers: new Set(fields.filter((field) => field in LETTERS)),
    immediate: immediateOf(parts),
  };
}
