import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Prints, leaves a word and an address in the signature, and ends with the exit code in a5. */
const SOURCE = `
.globl _start, tohost, begin_signature, end_signature
.option norelax
.text
_start: li a0, 0xf0000000
  li a1, 'H'
  sw a1, 0(a0)
  la a2, begin_signature
  li a3, 0x12345678
  sw a3, 0(a2)
  la a4, tohost
  li a5, (CODE << 1) | 1
  sw a5, 0(a4)
1: j 1b
.data
.align 4
begin_signature: .word 0, 7
end_signature:
.align 4
tohost: .dword 0
`;

const folder = mkdtempSync(join(tmpdir(), 'netloom-cli-core-'));
const program = join(import.meta.dirname, '../../../../../programs/netloom.mjs');
const elf = (code: number) => join(folder, `exit${code}.elf`);

function assemble(code: number): void {
  const source = join(folder, `exit${code}.S`);
  writeFileSync(source, SOURCE.replace('CODE', String(code)));
  const machine = ['-march=rv32e', '-mabi=ilp32e', '-nostdlib', '-Wl,-N', '-Wl,--no-warn-rwx-segments'];
  execFileSync('riscv64-unknown-elf-gcc', [...machine, '-Ttext=0x80000000', source, '-o', elf(code)]);
}

function netloom(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'core', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NETLOOM_CORE_CACHE: join(folder, 'cache') },
  });
  return { output: stdout + stderr, status };
}

beforeAll(() => [0, 3].forEach(assemble));
afterAll(() => rmSync(folder, { recursive: true }));

describe('netloom core debug', () => {
  it('says why a core cannot be debugged', () => {
    const run = netloom('debug', '--options', 'nano', '--elf', elf(0));
    expect(run).toMatchObject({ status: 1, output: expect.stringContaining('Debug needs Zicsr') as string });
  });
});

describe('netloom core run', () => {
  it.each(['model', 'icarus'])('prints, leaves its signature and passes on the %s', (simulator) => {
    const signature = join(folder, `${simulator}.signature`);
    const run = netloom(
      'run',
      ...['--options', 'nano', '--elf', elf(0), '--simulator', simulator],
      ...['--signature', signature, '--signature-granularity', '8'],
    );
    expect(run).toMatchObject({ status: 0 });
    expect(run.output).toMatch(/^H/);
    expect(run.output).toContain('exit code 0');
    expect(readFileSync(signature, 'utf8')).toBe('0000000712345678\n');
  });

  it('fails with the exit code of the program', () => {
    const run = netloom('run', '--options', 'nano', '--elf', elf(3), '--simulator', 'model', '--json');
    expect(run.status).toBe(1);
    expect(JSON.parse(run.output)).toMatchObject({ cause: 'tohost', exitCode: 3 });
  });

  it('writes what is where in the pipeline, and refuses to on the model', () => {
    const table = join(folder, 'pipeline.csv');
    const call = ['run', '--options', 'nano', '--elf', elf(0), '--pipeline', table];
    expect(netloom(...call, '--simulator', 'icarus').status).toBe(0);
    const rows = readFileSync(table, 'utf8').trim().split('\n').slice(1);
    const retired = rows.filter((row) => row.endsWith(',retired')).map((row) => row.slice(0, 10));
    // From the reset vector to the program, and there from its first instruction on.
    expect(retired[0]).toBe('0x00000000');
    expect(retired).toContain('0x80000000');
    expect(rows.find((row) => row.startsWith('0x80000000'))).toContain('"lui a0,0xf0000"');
    expect(netloom(...call, '--simulator', 'model')).toMatchObject({
      status: 1,
      output: expect.stringContaining('--pipeline') as string,
    });
  });

  it('traces what retires', () => {
    const run = netloom('run', '--options', 'nano', '--elf', elf(0), '--simulator', 'icarus', '--trace');
    expect(run.output).toMatch(/80000000 {2}f0000537 {2}lui a0,0xf0000 {2}x10=f0000000/);
  });

  it('names what is wrong with an executable', () => {
    const run = netloom('run', '--options', 'nano', '--elf', program, '--simulator', 'model');
    expect(run).toMatchObject({ status: 1, output: expect.stringContaining('ELF e_ident') as string });
  });
});

describe('netloom core generate', () => {
  it('writes a core, and replaces nothing unasked', () => {
    const output = join(folder, 'nano');
    expect(netloom('generate', '--options', 'nano', '--output', output).status).toBe(0);
    expect(readdirSync(output)).toEqual(
      expect.arrayContaining(['ip.json', 'nl_nano.core.json', 'rtl', 'sw']),
    );
    writeFileSync(join(output, 'ip.json'), 'mine');
    const again = netloom('generate', '--options', 'nano', '--output', output);
    expect(again.status).toBe(1);
    expect(again.output).toContain('ip.json');
    expect(readFileSync(join(output, 'ip.json'), 'utf8')).toBe('mine');
  });

  it('refuses contradictions by name', () => {
    const text = netloom('check', '--options', 'nano', '--json').output;
    const { options } = JSON.parse(text) as { options: { base: object } };
    const file = join(folder, 'bad.core.json');
    writeFileSync(file, JSON.stringify({ ...options, base: { ...options.base, userMode: true } }));
    const run = netloom('generate', '--options', file, '--output', join(folder, 'bad'));
    expect(run).toMatchObject({ status: 1, output: expect.stringContaining('/base/userMode') as string });
  });
});
