import { PRESETS } from '@netloom/core';
import { buildSimulator, runLockstep } from '@netloom/core/node';
import { LAYOUT } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { withInstructions } from '../../src/index.ts';
import { END, assembled } from './assembled.ts';
import { WITH_STATUS } from './withStatus.ts';

const chosen = WITH_STATUS.filter(({ name }) => ['mac', 'tally', 'stream'].includes(name));
const KEPT = LAYOUT.data + 0x800;
const SD_XS = 0x8001_8000;

const keep = (register: string) => [`  sw ${register}, 0(s2)`, '  addi s2, s2, 4'];
const keepStatus = [...['csrr t0, MAC_STATUS'].map((line) => `  ${line}`), ...keep('t0')];
const keepSummary = ['  csrr t0, mstatus', `  li t1, ${SD_XS}`, '  and t0, t0, t1', ...keep('t0')];
const keepSum = ['  mac.low a3', ...keep('a3'), '  mac.high a3', ...keep('a3')];
const call = (name: string, context: string) => [`  mv a0, ${context}`, `  call mac_${name}`];

/** Two contexts in s0 and s1, of which one leaves something in the states, and a third kind that may not use them. */
const PROGRAM = [
  '.option arch, +zicsr',
  `  li s0, ${LAYOUT.data}`,
  `  li s1, ${LAYOUT.data + 0x100}`,
  `  li s2, ${KEPT}`,
  '  la t0, trapped',
  '  csrw mtvec, t0',
  ...['  li t0, 1', '  sw t0, 0(s0)', '  sw t0, 0(s1)', '  li t0, 0x555', '  sw t0, 4(s1)'],
  ...[
    ...call('restore', 's0'),
    '  li a1, 5',
    '  li a2, 6',
    '  mac.set a1, a2',
    ...keepStatus,
    ...keepSummary,
  ],
  ...[...call('save', 's0'), ...keepStatus, ...keepSummary],
  ...[...call('restore', 's1'), ...keepStatus, ...keepSum],
  ...[...call('save', 's1'), '  lw a3, 0(s1)', ...keep('a3'), '  lw a3, 4(s1)', ...keep('a3')],
  ...[...call('restore', 's0'), ...keepStatus, ...keepSum],
  ...['  li t0, 0x77', '  sw t0, 4(s0)', ...call('save', 's0'), '  lw a3, 4(s0)', ...keep('a3')],
  ...['  sw zero, 0(s1)', ...call('restore', 's1'), ...keepStatus, ...keepSummary],
  ...['  li a4, 0', '  mac.low a3', ...keep('a4'), '  tally.get a3', ...keep('a3')],
  ...[...call('restore', 's0'), ...keepStatus, ...keepSum],
  ...END,
  '  .balign 4',
  'trapped:',
  ...['  csrr a4, mcause', '  csrr t0, mepc', '  addi t0, t0, 4', '  csrw mepc, t0', '  mret'],
];
const [INITIAL, CLEAN, DIRTY] = [1, 2, 3];
const EXPECTED = [
  ...[DIRTY, SD_XS],
  ...[CLEAN, 0x1_0000],
  // As at reset.
  ...[INITIAL, 0, 0],
  // Nothing was saved.
  ...[INITIAL, 0x555],
  ...[CLEAN, 5, 6],
  // What is clean is not saved again.
  0x77,
  // Off: illegal, while another set is as it was at reset.
  ...[0, 0x8000, 2, 0],
  ...[CLEAN, 0x77, 6],
];

const optionsOf = (preset: 'micro' | 'standard') => withInstructions(withTrace(PRESETS[preset]), chosen);

it.each(['micro', 'standard'] as const)(
  'on %s only dirty states are saved, and come back',
  async (preset) => {
    const options = optionsOf(preset);
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const end = KEPT + 4 * EXPECTED.length;
    const settings = { cycles: 20_000, signature: { base: KEPT, end } };
    const { run, mismatch } = await runLockstep(options, simulator, assembled(chosen, PROGRAM), settings);
    expect(mismatch).toBeUndefined();
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    const words = run.signature!.trim().split(/\s+/);
    expect(words.map((word) => Number.parseInt(word, 16))).toEqual(EXPECTED);
  },
);

it.each(['micro', 'standard'] as const)(
  'on %s a status is written when what goes on in the background is done, others at once',
  async (preset) => {
    const options = optionsOf(preset);
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const cyclesWith = async (set: string) => {
      const lines = ['.option arch, +zicsr', '  stream.feed a0', `  csrwi ${set}_STATUS, 2`, ...END];
      const { run, mismatch } = await runLockstep(options, simulator, assembled(chosen, lines), {});
      expect(mismatch).toBeUndefined();
      expect(run).toMatchObject({ cause: 'tohost', value: 1 });
      return run.cycles;
    };
    // The checksum of a word takes a cycle and eight with four bits each.
    const waited = (await cyclesWith('STREAM')) - (await cyclesWith('MAC'));
    expect(waited).toBeGreaterThanOrEqual(5);
    expect(waited).toBeLessThanOrEqual(9);
  },
);
