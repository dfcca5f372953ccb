import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIBRARY } from '../../src/index.ts';
import type { Insn } from '../../src/index.ts';
import { registersOf, withShortTables } from './shortTables.ts';
import { unitOf } from './unitBench.ts';
import type { Rtl } from './unitBench.ts';

const hasTables = ({ states }: Insn) => Object.values(states).some(({ depth }) => depth !== undefined);
/** Proved apart: the solver then has no more to do than it must. */
const SETS = {
  registers: LIBRARY.filter((insn) => !hasTables(insn)),
  tables: withShortTables(LIBRARY.filter(hasTables)),
};

const statesOf = (insns: readonly Insn[]) =>
  insns.flatMap(({ name, states }) =>
    Object.entries(states).flatMap(([state, each]) => registersOf(name, state, each)),
  );

/** Ends of operations whose instructions have retired before, and the answer to an access. */
const quiet = (insns: readonly Insn[]) => {
  const all = insns.flatMap(({ instructions }) => Object.entries(instructions));
  const later = all.filter(([, { latency }]) => latency.kind === 'background');
  const ends = later.map(([name]) => `-set ${name.replaceAll('.', '_')}_done 0`);
  return [...ends, ...(all.some(([, { memory }]) => memory) ? ['-set access_done 0'] : [])].join(' ');
};

/**
 * Whether Yosys proves of the unit, whatever its registers hold and its inputs are, that no state changes in a cycle of
 * this sort: nothing is valid, or what is valid is not ready; no access is answered, and nothing in the background ends.
 */
function isKept(insns: readonly Insn[], files: readonly Rtl[], sort: 'valid' | 'ready'): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-kill-'));
  try {
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    const proved = statesOf(insns)
      .map((state) => `-prove ${state}.d ${state}.q`)
      .join(' ');
    const script = [
      `read_verilog -sv ${files.map(({ path }) => path).join(' ')}`,
      // Registers become a pair of ports: one cycle of any that may be.
      'hierarchy -top core_custom; proc; flatten; memory_collect; memory_map; dffunmap; opt_clean; expose -evert-dff core_custom; opt_clean',
      `sat -verify -set rst_n 1 -set ${sort} 0 ${quiet(insns)} ${proved} core_custom`,
    ].join('; ');
    execFileSync('yosys', ['-q', '-p', script], { cwd: folder, stdio: 'pipe', timeout: 120_000 });
    return true;
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: Buffer; stdout?: Buffer };
    const said = `${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`;
    if (!said.includes('proof did fail')) throw error;
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it.each([
  ['nano', 'registers'],
  ['standard', 'registers'],
  ['nano', 'tables'],
  ['standard', 'tables'],
] as const)(
  'in the unit of %s no state changes by an instruction that is withdrawn, in whichever cycle: %s',
  (preset, kind) => {
    const insns = SETS[kind];
    expect(statesOf(insns).length).toBeGreaterThan(3);
    const { files } = unitOf(insns, preset);
    expect(isKept(insns, files, 'valid')).toBe(true);
    expect(isKept(insns, files, 'ready')).toBe(true);
  },
);

it('a unit that changes states before its instruction retires is not proved', () => {
  const faulty = (insns: readonly Insn[], from: string | RegExp, to: string) =>
    unitOf(insns, 'nano').files.map((file) => ({ ...file, text: file.text.replaceAll(from, to) }));
  const { registers, tables } = SETS;
  const both = 'if (valid && ready)';
  expect(isKept(registers, faulty(registers, both, 'if (ready)'), 'valid')).toBe(false);
  expect(isKept(registers, faulty(registers, both, 'if (valid)'), 'ready')).toBe(false);
  expect(isKept(tables, faulty(tables, /(_set\s+=) valid\s+&&/g, '$1'), 'valid')).toBe(false);
});
