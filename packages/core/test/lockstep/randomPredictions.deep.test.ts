import { expect, it } from 'vitest';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { withTrace } from './withTrace.ts';

/** What predictors remember comes from nowhere: targets of no branch, counters of none. A prediction lasts as long as its instruction is in ID. */
const RANDOM: readonly [module: string, find: RegExp, replace: string][] = [
  [
    'branch_targets',
    /assign found\s+= [^;]*;/,
    "logic [31:0] dice;\nalways_ff @(posedge clk) dice <= $urandom;\nassign found = dice[1:0] == 2'd0;",
  ],
  ['branch_targets', /assign found_target\s+= [^;]*;/, 'assign found_target = {word[31:9], dice[10:3]};'],
  [
    'branch_targets',
    /assign \{found_long[^;]*;/,
    'assign {found_long, found_jump, found_backward} = dice[13:11];',
  ],
  [
    'predictor',
    /assign agrees\s+= [^;]*;/,
    "logic coin;\nalways_ff @(posedge clk) if (load) coin <= 1'($urandom);\nassign agrees = coin;",
  ],
  [
    'predictor',
    /assign return_address\s+= [^;]*;/,
    "assign return_address = {links[top], 1'b0} ^ {27'd0, {4{coin}}, 1'b0};",
  ],
];

function randomized(options: CoreOptions) {
  const files = coreRtl(options);
  return RANDOM.reduce((texts, [module, find, replace]) => {
    const path = `rtl/${options.name}_${module}.sv`;
    if (!files.some((file) => file.path === path && find.test(file.text)))
      throw new Error(`${path}: ${find}`);
    return texts.map((file) =>
      file.path === path ? { path, text: file.text.replace(find, replace) } : file,
    );
  }, files);
}

const { standard } = PRESETS;
const options = withTrace({
  ...standard,
  advanced: {
    ...standard.advanced,
    branchPrediction: 'gshare',
    predictionEntries: 16,
    returnStack: 2,
    branchTargets: 8,
    lateBranches: true,
  },
});

it('whatever the predictors say, the same instructions retire', async () => {
  const rtl = randomized(options);
  const simulator = await buildSimulator(options, { simulator: 'verilator', rtl });
  const sound = await buildSimulator(options, { simulator: 'verilator' });
  for (let seed = 1; seed <= 6; seed++) {
    const program = randomProgram(options, { seed, blocks: 300, rounds: 4 });
    const result = await runLockstep(options, simulator, program, {
      ...stress(options, seed),
      cycles: 3_000_000,
    });
    expect(result.mismatch).toBeUndefined();
    expect(result.run).toMatchObject({ cause: 'tohost', value: 1 });
    const usual = await runLockstep(options, sound, program, { ...stress(options, seed), cycles: 3_000_000 });
    // The predictors were asked: what they say costs cycles.
    expect(result.run.cycles).not.toBe(usual.run.cycles);
  }
}, 900_000);
