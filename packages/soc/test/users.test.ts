import { createLibrary } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { prove, sample } from '../../../proof/index.ts';
import { mutated, sourcesOf } from './axi4/designs.ts';
import { runFabric } from './axi4/run.ts';
import { USER_MUTANTS, USERS } from './axi4/users.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());
const isDeep = Boolean(process.env['NETLOOM_DEEP']);

async function passes(config: (typeof USERS)[number], sources: Record<string, string>): Promise<boolean> {
  const bench = { label: config.name, module: config.name, config };
  const { errors, done } = (await runFabric(sources, [bench], 20_000, 'icarus')).get(config.name)!;
  return errors === 0 && done === 1;
}

/** The deep suite looks at every topology, with all faults and more bursts. */
const tried = USERS.filter(({ name }) => isDeep || name === 'users_full').map((config) =>
  isDeep ? config : { ...config, transactions: 50 },
);

describe.each(tried.map((config) => ({ name: config.name, config })))(
  'user signals in $name',
  ({ config }) => {
    const sources = sourcesOf([config], library);

    it('are clean in Verilator with all warnings, Yosys and Icarus', async () => {
      const names = Object.keys(sources);
      const read = `read_verilog -sv ${names.join(' ')}; hierarchy -check -top ${config.name}; proc; check -assert`;
      const { steps } = await prove({
        files: sources,
        steps: [
          ['verilator', '--lint-only', '-Wall', '--top-module', config.name, ...names],
          ['yosys', '-q', '-p', read],
          ['iverilog', '-g2012', '-Wall', '-o', 'lint.vvp', '-s', config.name, ...names],
        ],
      });
      for (const { code, stdout, stderr } of steps) expect([code, stdout + stderr]).toEqual([0, '']);
    });

    it('arrive with their requests, beats and answers', async () => {
      expect(await passes(config, sources)).toBe(true);
    }, 120_000);
  },
);

const faults = sample(Object.keys(USER_MUTANTS), 1);
it.each(faults)(
  'that a block loses or mixes are noticed: %s',
  async (fault) => {
    const [config] = tried as [(typeof USERS)[number]];
    expect(await passes(config, mutated(sourcesOf([config], library), USER_MUTANTS[fault]!))).toBe(false);
  },
  120_000,
);
