import { expect, it } from 'vitest';
import { follows } from '../rtl/follows.ts';
import type { Claim } from '../rtl/follows.ts';
import { registersOf, withShortTables } from '../rtl/shortTables.ts';
import { unitOf } from '../rtl/unitBench.ts';
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
/** No saved state of the set changes in a cycle in which the CSRs hear neither that it does nor that an operation goes on. */
const isTold = ({ bit, registers }: (typeof SETS)[number], asked: readonly string[]): Claim => ({
  set: ['rst_n 1', `context_changes[${bit}] 0`, ...asked],
  values: registers.map((register) => `${register}.d ${register}.q`),
});
const IDLE = ['context_busy 0', `${RUNNING}.q 0`];
const STOPPED = [`${RUNNING}.d 0`];

it.each(['micro', 'standard'] as const)('the unit of %s tells of every change of a saved state', (preset) => {
  const { files } = unitOf(SHORT, preset);
  expect(SETS.length).toBeGreaterThan(3);
  // What goes on is told: nothing runs after reset, nor after a cycle before which nothing ran untold.
  const stops = [[`${RUNNING}.q 0`], [`${BUSY}.q 1`]].map((before) => ({
    set: ['rst_n 1', ...before, `${BUSY}.d 0`],
    values: STOPPED,
  }));
  const told = SETS.map((set) => isTold(set, IDLE));
  expect(follows(files, [{ set: ['rst_n 0'], values: STOPPED }, ...stops, ...told])).toBe(true);
});

it('a unit that keeps a change to itself is not proved', () => {
  const { files } = unitOf(SHORT, 'standard');
  const set = (name: string) => SETS.find(({ registers }) => registers[0]!.startsWith(`state_${name}_`))!;
  const faulty = (from: string, to: string) => {
    const changed = files.map((file) => ({ ...file, text: file.text.replace(from, to) }));
    expect(changed).not.toEqual(files);
    return changed;
  };
  expect(follows(faulty('(is_mac_add || is_mac_set)', 'is_mac_set'), [isTold(set('mac'), IDLE)])).toBe(false);
  expect(follows(faulty('|| (access_done &&', "|| (1'b0 &&"), [isTold(set('walk'), IDLE)])).toBe(false);
  expect(
    follows(faulty('(is_hist_add || is_hist_set || is_map_set)', '(is_hist_add || is_map_set)'), [
      isTold(set('tables'), IDLE),
    ]),
  ).toBe(false);
  expect(follows(files, [isTold(set('stream'), [])])).toBe(false);
});
