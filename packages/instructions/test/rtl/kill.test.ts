import { expect, it } from 'vitest';
import { LIBRARY } from '../../src/index.ts';
import type { Insn } from '../../src/index.ts';
import { follows } from './follows.ts';
import type { Claim } from './follows.ts';
import { registersOf, withShortTables } from './shortTables.ts';
import { unitOf } from './unitBench.ts';

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
function ends(insns: readonly Insn[]): string[] {
  const all = insns.flatMap(({ instructions }) => Object.entries(instructions));
  const later = all.filter(([, { latency }]) => latency.kind === 'background');
  const done = later.map(([name]) => `${name.replaceAll('.', '_')}_done`);
  return [...done, ...(all.some(([, { memory }]) => memory) ? ['access_done'] : [])];
}

/**
 * No state changes in a cycle of this sort: nothing is valid, or what is valid is not ready; no access is answered, and
 * nothing in the background ends.
 */
const isKept = (insns: readonly Insn[], sort: 'valid' | 'ready'): Claim => ({
  set: ['rst_n 1', ...[sort, ...ends(insns)].map((net) => `${net} 0`)],
  values: statesOf(insns).map((state) => `${state}.d ${state}.q`),
});

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
    expect(follows(files, [isKept(insns, 'valid'), isKept(insns, 'ready')])).toBe(true);
  },
);

it('a unit that changes states before its instruction retires is not proved', () => {
  const faulty = (insns: readonly Insn[], from: string | RegExp, to: string) =>
    unitOf(insns, 'nano').files.map((file) => ({ ...file, text: file.text.replaceAll(from, to) }));
  const { registers, tables } = SETS;
  const both = 'if (valid && ready)';
  expect(follows(faulty(registers, both, 'if (ready)'), [isKept(registers, 'valid')])).toBe(false);
  expect(follows(faulty(registers, both, 'if (valid)'), [isKept(registers, 'ready')])).toBe(false);
  expect(follows(faulty(tables, /(_set\s+=) valid\s+&&/g, '$1'), [isKept(tables, 'valid')])).toBe(false);
});
