import { PRESETS, coreRtl } from '@netloom/core';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { withInstructions } from '../../src/index.ts';
import { WITH_STATUS } from './withStatus.ts';

/** Instructions a core. */
const INSTRUCTIONS = 100_000;
const SEEDS = 6;
const LIMIT = 3_600_000;

const optionsOf = (preset: 'micro' | 'standard') => {
  const { base } = PRESETS[preset];
  return withInstructions(withTrace({ ...PRESETS[preset], base: { ...base, userMode: true } }), WITH_STATUS);
};

it.each(['micro', 'standard'] as const)(
  '%s with status registers does what the model does, through traps, interrupts and branches',
  async (preset) => {
    const options = optionsOf(preset);
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    let [compared, interrupts] = [0, 0];
    for (let seed = 1; compared < INSTRUCTIONS; seed++) {
      const program = randomProgram(options, { seed, blocks: 600, rounds: 10 });
      const settings = { ...stress(options, seed), cycles: 10_000_000 };
      const result = await runLockstep(options, simulator, program, settings);
      expect(result.mismatch, `seed ${seed}`).toBeUndefined();
      expect(result.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      compared += result.compared;
      interrupts += result.interrupts;
    }
    expect(interrupts).toBeGreaterThan(100);
  },
  LIMIT,
);

/** One wrong thing each; those of the third column are of one pipeline alone. */
const FAULTS: [what: string, from: RegExp, to: string, only?: 'micro' | 'standard'][] = [
  ['a change is not noticed', /else if \(context_changes\[0\]\)/, "else if (1'b0)"],
  ['one in the background is not', /\(is_stream_feed \|\| is_stream_set\)\);/, 'is_stream_set);'],
  ['one of an access is not', /\|\| \(access_done &&/, "|| (1'b0 &&"],
  ['a change of another set is', /context_changes\[1\]\)/, 'context_changes[0])'],
  ['off is not heeded', /\|\| \|\((id_)?custom_context & context_off\)/, ''],
  [
    'off of another set is',
    /\{stream_status == OFF, walk_status == OFF/,
    '{walk_status == OFF, stream_status == OFF',
  ],
  ['off comes too late', / && !\(id_custom && ex_valid && ex_csr\)/, '', 'standard'],
  ['XS stands elsewhere', /mstatus_xs, 2'd0/, "2'd0, mstatus_xs"],
  ['SD is of what is clean', /mstatus_sd( *)= mstatus_xs == DIRTY/, 'mstatus_sd$1= mstatus_xs == CLEAN'],
  [
    'XS is that of one set',
    /assign mstatus_xs( *)=/,
    'assign mstatus_xs$1= mac_status != OFF ? mac_status :',
  ],
  ['it begins off', /tally_status( *)<= INITIAL/, 'tally_status$1<= OFF'],
  ['what is written is dirty at once', /walk_status <= csr_wdata\[1:0\]/, 'walk_status <= DIRTY'],
];

it.each(['micro', 'standard'] as const)(
  'lockstep finds what is wrong with the status of %s',
  async (preset) => {
    const options = optionsOf(preset);
    const rtl = coreRtl(options);
    const survivors: string[] = [];
    for (const [what, from, to, only] of FAULTS) {
      if (only !== undefined && only !== preset) continue;
      const faulty = rtl.map(({ path, text }) => ({ path, text: text.replace(from, to) }));
      expect(faulty, what).not.toEqual(rtl);
      const simulator = await buildSimulator(options, { simulator: 'icarus', rtl: faulty });
      let isFound = false;
      for (let seed = 1; seed <= SEEDS && !isFound; seed++) {
        const program = randomProgram(options, { seed, blocks: 150, rounds: 1 });
        const { mismatch } = await runLockstep(options, simulator, program, stress(options, seed));
        isFound = mismatch !== undefined;
      }
      if (!isFound) survivors.push(what);
    }
    expect(survivors).toEqual([]);
  },
  LIMIT,
);
