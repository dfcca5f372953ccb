import { knownOf } from '../core/understood.ts';
import type { Known } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';
import type { Fields } from '../encoding/fields.ts';
import { hexWord } from '../encoding/overlap.ts';
import { operandOrder } from './operandOrder.ts';

/** Letters of the opcode table of GNU binutils for registers at the standard's places. */
const LETTERS = { rd: 'd', rs1: 's', rs2: 't', rs3: 'r' } as const;
/** Places of the immediate of S, its highest bit first. */
const STORE = [31, 30, 29, 28, 27, 26, 25, 11, 10, 9, 8, 7];

/** The immediate as the table says it; undefined where it lies in pieces that no operand of the table has. */
function immediateLetters({ immediate, signed }: Fields): string | undefined {
  if (immediate.length === 12 && signed && immediate.every((bit, index) => bit === STORE[index])) return 'q';
  const low = immediate.at(-1)!;
  const isWhole = immediate.every((bit, index) => bit === low + immediate.length - 1 - index);
  return isWhole ? `X${signed ? 's' : 'u'}${immediate.length}@${low}` : undefined;
}

function operandsOf({ fields }: Known): string | undefined {
  const letters = operandOrder(fields).map((operand) =>
    operand === 'imm' ? immediateLetters(fields) : LETTERS[operand],
  );
  return letters.includes(undefined) ? undefined : letters.join(',');
}

/** What disassemblers are told of an access. */
const infoOf = ({ access }: Known) => (access ? `INSN_DREF|INSN_${2 ** access.size}_BYTE` : '0');

/** A row of the table, or why there is none. */
function rowOf(known: Known): string {
  const { name, fields } = known;
  const operands = operandsOf(known);
  if (operands === undefined)
    return `/* ${name} is left out: the table has no operand for an immediate in these pieces. */`;
  const words = `${hexWord(fields.match)}, ${hexWord(fields.mask)}`;
  return `{"${name}", 0, INSN_CLASS_I, "${operands}", ${words}, match_opcode, ${infoOf(known)}},`;
}

const rowsOf = (insn: Insn) => [
  `/* Instructions of ${insn.name}: rows of riscv_opcodes. */`,
  ...knownOf(insn).map(rowOf),
];

const created = (path: string, lines: readonly string[]) => [
  '--- /dev/null',
  `+++ b/${path}`,
  `@@ -0,0 +1,${lines.length} @@`,
  ...lines.map((line) => `+${line}`),
];

/** Where the table begins, in binutils 2.40; `patch` finds the place in others by the lines around it. */
const TABLE_LINE = 311;

/**
 * A patch of GNU binutils by which its assembler, objdump and gdb know the instructions of the definitions: their rows
 * in files of their own, which the table of RISC-V opcodes includes.
 */
export function binutilsPatch(insns: readonly Insn[]): string {
  const files = insns.map((insn) => ({ path: `${insn.name}-opc.h`, lines: rowsOf(insn) }));
  return [
    ...files.flatMap(({ path, lines }) => created(`opcodes/${path}`, lines)),
    '--- a/opcodes/riscv-opc.c',
    '+++ b/opcodes/riscv-opc.c',
    `@@ -${TABLE_LINE},4 +${TABLE_LINE},${4 + files.length} @@`,
    ' const struct riscv_opcode riscv_opcodes[] =',
    ' {',
    ...files.map(({ path }) => `+#include "${path}"`),
    ' /* name, xlen, isa, operands, match, mask, match_func, pinfo.  */',
    ' ',
    '',
  ].join('\n');
}
