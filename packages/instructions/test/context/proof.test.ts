import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registersOf, withShortTables } from '../rtl/shortTables.ts';
import { unitOf } from '../rtl/unitBench.ts';
import type { Rtl } from '../rtl/unitBench.ts';
import { TRACKED, WITH_STATUS } from './withStatus.ts';

/** Of every set its bit, and its saved registers. */
const SETS = withShortTables(TRACKED).map(({ name, states }, bit) => ({
  bit,
  registers: Object.entries(states)
    .filter(([, { context }]) => context === 'saved')
    .flatMap(([state, each]) => registersOf(name, state, each)),
}));
const SHORT = withShortTables(WITH_STATUS);
const [RUNNING, BUSY] = ['u_custom_stream_feed.running', 'stream_feed_busy'];
/** A register `r` is a pair of ports, `r.q` before the cycle and `r.d` after it: one cycle of any that may be. */
const PREPARED =
  'hierarchy -top core_custom; proc; flatten; memory_collect; memory_map; dffunmap; opt_clean; expose -evert-dff core_custom; opt_clean';

/** Whether Yosys proves that the values follow from those that are set, whatever else registers and inputs hold. */
function follows(files: readonly Rtl[], set: readonly string[], values: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-context-'));
  try {
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    const given = set.map((each) => `-set ${each}`).join(' ');
    const proved = values.map((each) => `-prove ${each}`).join(' ');
    const script = `read_verilog -sv ${files.map(({ path }) => path).join(' ')}; ${PREPARED}; sat -verify ${given} ${proved} core_custom`;
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

/** No saved state of the set changes in a cycle in which the CSRs hear neither that it does nor that an operation goes on. */
const isTold = (files: readonly Rtl[], { bit, registers }: (typeof SETS)[number], asked: readonly string[]) =>
  follows(
    files,
    ['rst_n 1', `context_changes[${bit}] 0`, ...asked],
    registers.map((register) => `${register}.d ${register}.q`),
  );
const IDLE = ['context_busy 0', `${RUNNING}.q 0`];

it.each(['micro', 'standard'] as const)('the unit of %s tells of every change of a saved state', (preset) => {
  const { files } = unitOf(SHORT, preset);
  expect(SETS.length).toBeGreaterThan(3);
  // What goes on is told: nothing runs after reset, nor after a cycle before which nothing ran untold.
  expect(follows(files, ['rst_n 0'], [`${RUNNING}.d 0`])).toBe(true);
  for (const before of [[`${RUNNING}.q 0`], [`${BUSY}.q 1`]])
    expect(follows(files, ['rst_n 1', ...before, `${BUSY}.d 0`], [`${RUNNING}.d 0`])).toBe(true);
  for (const set of SETS) expect(isTold(files, set, IDLE), set.registers.join()).toBe(true);
});

it('a unit that keeps a change to itself is not proved', () => {
  const { files } = unitOf(SHORT, 'standard');
  const set = (name: string) => SETS.find(({ registers }) => registers[0]!.startsWith(`state_${name}_`))!;
  const faulty = (from: string, to: string) => {
    const changed = files.map((file) => ({ ...file, text: file.text.replace(from, to) }));
    expect(changed).not.toEqual(files);
    return changed;
  };
  expect(isTold(faulty('(is_mac_add || is_mac_set)', 'is_mac_set'), set('mac'), IDLE)).toBe(false);
  expect(isTold(faulty('|| (access_done &&', "|| (1'b0 &&"), set('walk'), IDLE)).toBe(false);
  expect(
    isTold(
      faulty('(is_hist_add || is_hist_set || is_map_set)', '(is_hist_add || is_map_set)'),
      set('tables'),
      IDLE,
    ),
  ).toBe(false);
  expect(isTold(files, set('stream'), [])).toBe(false);
});
