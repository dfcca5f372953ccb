import { STANDARD_INSTRUCTIONS } from '@netloom/core/custom';
import { documentProblem } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { fieldsOf } from '../encoding/fields.ts';
import { commonWord, hexWord } from '../encoding/overlap.ts';
import type { Words } from '../encoding/overlap.ts';
import { say } from '../wording/sentences.ts';

const RV128: Readonly<Record<number, string>> = { 0x5b: 'custom-2', 0x7b: 'custom-3' };
const FREE = [0x0b, 0x2b];

/** The base instruction set, which every core has: RV32I. */
const BASE = new Set(
  'lui auipc jal jalr beq bne blt bge bltu bgeu lb lh lw lbu lhu sb sh sw addi slti sltiu xori ori andi slli srli srai add sub sll slt sltu xor srl sra or and fence ecall ebreak'.split(
    ' ',
  ),
);

export const wordsIn = ({ instructions }: Insn, names: readonly string[]): Words[] =>
  names.map((name) => {
    const { mask, match } = fieldsOf(instructions[name]!.encoding);
    return { name, mask, match };
  });

/** Words that are two instructions at once, and opcodes that are not ours. */
export function checkEncodings(insn: Insn, readable: readonly string[]): Diagnostic[] {
  const all = wordsIn(insn, readable);
  return all.flatMap((each, index) => [
    ...own(each, all.slice(0, index)),
    ...standard(each),
    ...opcode(each),
  ]);
}

const at = (name: string) => ['instructions', name, 'encoding'];

function own(each: Words, before: readonly Words[]): Diagnostic[] {
  return before.flatMap((other) => {
    const word = commonWord(each, other);
    if (word === undefined) return [];
    const said = say('insn-overlap/own', { word: hexWord(word), name: each.name, other: other.name });
    return [documentProblem({ code: 'INSN-OVERLAP', said, at: at(each.name) })];
  });
}

/** The base is everywhere; an extension only where a core has it, which is checked again with the core. */
function standard(each: Words): Diagnostic[] {
  const met = STANDARD_INSTRUCTIONS.flatMap((other) => {
    const word = commonWord(each, other);
    return word === undefined ? [] : [{ other: other.name, word: hexWord(word), name: each.name }];
  });
  const first = met.find(({ other }) => BASE.has(other)) ?? met[0];
  if (!first) return [];
  const isBase = BASE.has(first.other);
  return [
    documentProblem({
      code: 'INSN-OVERLAP',
      severity: isBase ? 'error' : 'warning',
      said: isBase ? say('insn-overlap/base', first) : say('insn-overlap/extension', first),
      at: at(each.name),
    }),
  ];
}

function opcode({ name, mask, match }: Words): Diagnostic[] {
  const code = match & 0x7f;
  const isWhole = (mask & 0x7f) === 0x7f;
  if (isWhole && FREE.includes(code)) return [];
  const kept = isWhole ? RV128[code] : undefined;
  return [
    documentProblem({
      code: kept ? 'INSN-RV128' : 'INSN-OPCODE',
      severity: 'warning',
      said: kept
        ? say('insn-rv128', { opcode: kept })
        : say('insn-standard-opcode', { opcode: code.toString(2).padStart(7, '0') }),
      at: at(name),
    }),
  ];
}
