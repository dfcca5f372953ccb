import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PRESETS, createModel, readElf } from '@netloom/core';
import { afterAll, expect, it } from 'vitest';
import { LIBRARY, sdkFiles, withInstructions } from '../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'netloom-sdk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Nothing but the programs of the distribution. */
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: '/usr/bin:/bin' },
  });

const options = { ...PRESETS.micro, name: 'cpu' };

/** Runs a program on the model of a core: how it ended, and the exit code. */
function runOnModel(name: string, insns: typeof LIBRARY) {
  const elf = readElf(readFileSync(join(folder, 'build', `${name}.elf`)));
  const core = withInstructions({ ...options, base: { ...options.base, resetVector: '0x80000000' } }, insns);
  const ram = { kind: 'ram' as const, base: 0x8000_0000, bytes: new Uint8Array(1 << 22) };
  const device = { kind: 'device' as const, base: 0xf000_0000, size: 4096, read: () => 0, write: () => true };
  const model = createModel(core, [ram, device], { tohost: elf.symbols.get('tohost') });
  for (const { address, bytes } of elf.segments) model.write(address, bytes);
  return model.run(2_000_000);
}

it('programs are built in an empty folder with the tools of the distribution, and run with and without the instructions', () => {
  for (const { path, text } of sdkFiles(options, LIBRARY)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  run('cmake', '-B', 'build', '--toolchain', 'cmake/cpu.cmake');
  run('cmake', '--build', 'build');
  expect(runOnModel('hello', [])).toMatchObject({ cause: 'tohost', exitCode: 0 });
  for (const { name } of LIBRARY) {
    expect(runOnModel(name, LIBRARY), name).toMatchObject({ cause: 'tohost', exitCode: 0 });
    expect(runOnModel(`${name}_without`, []), name).toMatchObject({ cause: 'tohost', exitCode: 0 });
  }
  // The core without them traps.
  expect(runOnModel('bits', [])).not.toMatchObject({ exitCode: 0 });
  expect(run('sh', 'tools/disassemble.sh', 'build/bits.elf')).toMatch(/\tpopcount\ta\d,a\d/);
  expect(
    run('gdb-multiarch', '-batch', '-x', 'tools/cpu.gdb', '-ex', 'info line main', 'build/bits.elf'),
  ).toContain('main');
});
