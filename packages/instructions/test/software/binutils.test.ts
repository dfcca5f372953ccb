import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { LIBRARY } from '../../src/index.ts';
import { knownOf } from '../../src/core/understood.ts';
import { binutilsPatch } from '../../src/software/binutilsPatch.ts';
import { R, one } from '../one.ts';

const folder = mkdtempSync(join(tmpdir(), 'netloom-binutils-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8' });

/** A table as binutils has it, some lines further down, and a program that prints it. */
const TABLE = `
#include <stdio.h>
enum { INSN_CLASS_I, INSN_DREF = 1, INSN_1_BYTE = 16, INSN_2_BYTE = 32, INSN_4_BYTE = 48 };
struct riscv_opcode { const char *name; unsigned xlen; int isa; const char *args; unsigned match, mask;
  int (*match_func)(const struct riscv_opcode *, unsigned); unsigned long pinfo; };
static int match_opcode(const struct riscv_opcode *op, unsigned insn) { return ((insn ^ op->match) & op->mask) == 0; }
const struct riscv_opcode riscv_opcodes[] =
{
/* name, xlen, isa, operands, match, mask, match_func, pinfo.  */

{0, 0, 0, 0, 0, 0, 0, 0}
};
int main(void) {
  for (const struct riscv_opcode *op = riscv_opcodes; op->name; op++)
    printf("%s %s %u %u %d\\n", op->name, op->args[0] ? op->args : "-", op->match, op->mask, match_opcode(op, op->match));
}
`;

/** Bits that operands of the table have, as its assembler reckons them. */
function bitsOf(operands: string): number {
  const fixed: Record<string, number> = { d: 0xf80, s: 0xf8000, t: 0x1f00000, r: 0xf8000000, q: 0xfe000f80 };
  return (operands === '-' ? [] : operands.split(',')).reduce((bits, each) => {
    const [, length, low] = /^X[us](\d+)@(\d+)$/.exec(each) ?? [];
    const own = length === undefined ? fixed[each]! : (2 ** Number(length) - 1) * 2 ** Number(low);
    expect(bits & own).toBe(0);
    return (bits | own) >>> 0;
  }, 0);
}

it('the patch applies to a table as binutils has it, and every row has its words and all their bits', () => {
  mkdirSync(join(folder, 'opcodes'));
  writeFileSync(join(folder, 'opcodes/riscv-opc.c'), TABLE);
  writeFileSync(join(folder, 'all.patch'), binutilsPatch(LIBRARY));
  run('patch', '-p1', '-i', 'all.patch');
  run('gcc', '-Wall', '-Werror', 'opcodes/riscv-opc.c', '-o', 'table');
  const rows = run('./table')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  const all = LIBRARY.flatMap(knownOf);
  expect(rows.map(([name]) => name)).toEqual(all.map(({ name }) => name));
  rows.forEach(([, operands, match, mask, isOwn], index) => {
    const { fields } = all[index]!;
    expect([Number(match), Number(mask), isOwn]).toEqual([fields.match >>> 0, fields.mask >>> 0, '1']);
    expect((Number(mask) | bitsOf(operands!)) >>> 0).toBe(0xffff_ffff);
  });
});

it('an immediate in pieces is left out by name, that of stores is not', () => {
  const pattern = 'iiiiiii 00000 aaaaa iii ddddd 0001011';
  const pieces = one(['rd = rs1 + u32(imm);'], { encoding: { format: 'own', pattern, signed: false } });
  expect(binutilsPatch([pieces])).toContain('/* twist is left out');
  const store = one(['total = rs1 + rs2 + u32(i32(imm));'], {
    encoding: { format: 'S', opcode: 'custom-0', funct3: 1 },
    states: { total: { type: 'u32', context: 'shared' } },
  });
  expect(binutilsPatch([store])).toContain('"s,t,q"');
  expect(binutilsPatch([one(['rd = rs1 + rs2;'], { encoding: R })])).toContain('"d,s,t"');
});
