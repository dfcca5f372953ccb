import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { disassemble } from '../../src/disassemble/index.ts';
import { ALL_INSTRUCTIONS } from '../../src/model/instructions/instructionSet.ts';
import { ZCB } from '../../src/model/instructions/zcb.ts';
import { ZCMP } from '../../src/model/instructions/zcmp.ts';
import { Random } from '../../src/program/random.ts';

interface Listed {
  pc: number;
  instruction: number;
  text: string;
}

const MARCH = 'rv32imac_zicbom_zicsr_zifencei_zihintpause_zba_zbb_zbc_zbkb_zbs_zfinx';
const LINE = /^\s*([0-9a-f]+):\t([0-9a-f]+)\s*\t(.*)$/gm;

/** What objdump says, without its comments and names of targets. */
async function objdump(instructions: number[]): Promise<Listed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-objdump-'));
  const run = (tool: string, ...parameters: string[]) =>
    promisify(execFile)(`riscv64-unknown-elf-${tool}`, parameters, { cwd: folder, maxBuffer: 2 ** 28 });
  const lines = instructions.map((each) => `.insn ${(each & 3) === 3 ? 4 : 2}, ${each >>> 0}`);
  await writeFile(join(folder, 'a.s'), `${lines.join('\n')}\n`);
  await run('as', `-march=${MARCH}`, '-o', 'a.o', 'a.s');
  const { stdout } = await run('objdump', '-d', '-M', 'no-aliases', 'a.o');
  await rm(folder, { recursive: true });
  return [...stdout.matchAll(LINE)].map(([, pc, instruction, text]) => ({
    pc: parseInt(pc!, 16),
    instruction: parseInt(instruction!, 16),
    text: text!.replace('\t', ' ').replace(/ <.*>|\s*#.*$/g, ''),
  }));
}

const differing = (listed: Listed[], known: (text: string, ours: string) => boolean) =>
  listed
    .map((each) => ({ ...each, ours: disassemble(each.instruction, each.pc) }))
    .filter(({ text, ours }) => text !== ours && !known(text, ours));

test('every halfword reads as objdump has it', async () => {
  const halves = Array.from({ length: 0x1_0000 }, (_, half) => half).filter((half) => (half & 3) !== 3);
  const listed = await objdump(halves);
  expect(listed.length).toBe(halves.length);
  // Shifts by 0, and by 32 and more, which RV32 reserves; c.addi16sp of 0 likewise. This objdump does not know Zcb and Zcmp.
  const known = (text: string, ours: string) =>
    (text.startsWith('.2byte') && [...ZCB, ...ZCMP].some(({ name }) => ours.startsWith(`${name} `))) ||
    /^c\.s\w+64 /.test(text) ||
    (/^c\.(s|addi16sp)/.test(text) && ours.startsWith('.2byte'));
  expect(differing(listed, known)).toEqual([]);
});

test('every instruction of 32 bits reads as objdump has it', async () => {
  const random = new Random(1);
  const words = ALL_INSTRUCTIONS.flatMap(({ mask, match }) =>
    Array.from({ length: 40 }, () => ((random.word() & ~mask) | match) >>> 0),
  );
  const listed = await objdump(words);
  expect(listed.length).toBe(words.length);
  // objdump knows CSRs that no core here has, reserved fences are instructions all the same, custom-0, Zicond and
  // Smrnmi it does not know.
  const known = (text: string, ours: string) =>
    ours.startsWith('.insn r CUSTOM_0') ||
    ours.startsWith('fence') ||
    ours.startsWith('czero.') ||
    ours === 'mnret' ||
    (text.startsWith('csrr') && text.replace(/,\w+,/, '') === ours.replace(/,0x\w+,/, ''));
  expect(differing(listed, known)).toEqual([]);
});

test('what is no instruction is data', () => {
  expect([0xffff_ffff, 0x8002, 0].map((each) => disassemble(each, 0))).toEqual([
    '.4byte 0xffffffff',
    '.2byte 0x8002',
    'c.unimp',
  ]);
  expect(disassemble(0x0ff0_000f, 0)).toBe('fence iorw,iorw');
  expect(disassemble(0x7020_0073, 0)).toBe('mnret');
  expect(disassemble(0x0e73_52b3, 0)).toBe('czero.eqz t0,t1,t2');
  expect(disassemble(0x0a33_5a8b, 0)).toBe('.insn r CUSTOM_0, 5, 5, s5, t1, gp');
});
