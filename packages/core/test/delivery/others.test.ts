import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import type { OtherSuite } from '../../src/delivery/index.ts';
import { debian, unpacked } from './packed.ts';

const CODE: Readonly<Record<string, string>> = {
  adds: 'li a0, 40; addi a0, a0, 2; li a1, 42; bne a0, a1, fail; j pass',
  // What riscv-arch-test does: words for who compares.
  signs: 'la t0, begin_signature; li a0, 3; li a1, -4; sub a2, a0, a1; sw a2, 0(t0); sw a1, 4(t0); j pass',
  fails: 'j fail',
  divides: 'li a0, 84; li a1, 2; .option arch, +m; div a0, a0, a1; j pass',
};
const tail = (withTohost: boolean) => `
fail: li gp, 7
  j end
pass: li gp, 1
end: ${withTohost ? 'la t0, tohost; sw gp, 0(t0)' : 'nop'}
  j .
.data
.balign 64
${withTohost ? '.globl tohost\ntohost: .word 0, 0' : ''}
`;

let folder: string;
const made = (name: string, code: string, more = '', withTohost = true) => {
  const [source, elf] = [join(folder, `${name}.S`), join(folder, name)];
  writeFileSync(source, `.globl _start\n_start: ${code}\n${tail(withTohost)}${more}`);
  const flags = [
    '-march=rv32i',
    '-mabi=ilp32',
    '-nostdlib',
    '-Wl,-N,-Ttext=0x80000000,--no-warn-rwx-segments',
  ];
  execFileSync('riscv64-unknown-elf-gcc', [...flags, source, '-o', elf]);
  return { name, bytes: new Uint8Array(readFileSync(elf)) };
};

let others: OtherSuite;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netloom-others-'));
  const words = '.globl begin_signature, end_signature\nbegin_signature: .word 0, 0\nend_signature:\n';
  const programs = [
    made('adds', CODE.adds!),
    made('signs', CODE.signs!, words),
    made('fails', CODE.fails!),
    made('divides', CODE.divides!),
    made('endless', 'addi a0, a0, 1; j _start'),
    made(
      'long',
      CODE.signs!,
      '.globl begin_signature, end_signature\nbegin_signature: .space 0x40004\nend_signature:\n',
    ),
    made(
      'ends',
      CODE.adds!,
      '.globl begin_signature, end_signature\n.set begin_signature, tohost\nend_signature:\n',
    ),
    made('silent', 'j pass', '', false),
    { name: 'broken', bytes: Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 1) },
  ];
  others = { name: 'suite-x', version: '1.2', programs };
});
afterAll(() => rmSync(folder, { recursive: true }));

const packed = (change = (text: string) => text) =>
  packageFiles(deliveryOf(PRESETS.nano, { suites: ['others', 'reset'], others })).map(({ path, text }) => ({
    path,
    text: change(text),
  }));

describe('programs of others', () => {
  it('that the model ends well are tests; the rest is named with its reason', () => {
    const { tests, others: told } = deliveryOf(PRESETS.nano, { suites: ['others'], others });
    expect(tests.map(({ name }) => name)).toEqual(['suite-x-adds', 'suite-x-signs']);
    // 3 - -4, and -4 itself.
    expect([...tests[1]!.expected]).toEqual([7, 0xffff_fffc]);
    expect(told!.unfit.map(({ name, why }) => [name, why])).toEqual([
      ['fails', 'fails-on-the-model'],
      ['divides', 'fails-on-the-model'],
      ['endless', 'no-end'],
      ['long', 'signature-long'],
      ['ends', 'signature-with-tohost'],
      ['silent', 'no-tohost'],
      ['broken', 'not-readable'],
    ]);
    expect(told!.unfit[0]!.detail).toContain('exit code 3');
  });

  it('pass on the core beside ours, as they came', async () => {
    await unpacked(packed(), async (folder) => {
      const { code, output } = await debian(folder, 'sh', 'run.sh', '-s', 'icarus', 'others', 'reset-3001');
      expect(output).toContain('nl_nano: PASSED, 3 of 3 passed');
      expect(output).toMatch(/others +2 of 2 passed/);
      expect(code).toBe(0);
      const report = readFileSync(join(folder, 'results/report.html'), 'utf8');
      expect(report).toContain('suite-x 1.2: 2 programs of 9');
    });
  });

  it('fail where a word is not the model’s, and name it', async () => {
    const wrong = packed((text) => text.replaceAll(/^fffffffc$/gm, 'fffffffb'));
    await unpacked(wrong, async (folder) => {
      const { output } = await debian(folder, 'sh', 'run.sh', '-s', 'icarus', 'others');
      expect(output).toMatch(/failed: suite-x-signs: FAIL word 1 at 8000\w+: fffffffc, expected fffffffb/);
    });
  });
});
