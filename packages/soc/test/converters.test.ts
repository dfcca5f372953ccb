import { createLibrary } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { CONVERTERS, converterNamed } from './axi4/converters.ts';
import { CONVERTER_MUTANTS } from './axi4/converterMutants.ts';
import { mutated, sourcesOf } from './axi4/designs.ts';
import { runFabric } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());
const isDeep = Boolean(process.env.NETLOOM_DEEP);

/** One of each kind; the deep suite looks at all, with all faults. */
const QUICK = [
  ...['widened', 'narrowed', 'fours', 'queued', 'one_id', 'exclusive', 'checked'],
  ...['wishbone', 'ahb', 'tlul'],
];
const tried = CONVERTERS.filter(({ name }) => isDeep || QUICK.includes(name));

/** A run in Icarus, without a fault or with one. */
async function passes(name: string, sources: Record<string, string>): Promise<boolean> {
  const bench = { label: name, module: name, config: converterNamed(name) };
  const { errors, done } = (await runFabric(sources, [bench], 20_000, 'icarus')).get(name)!;
  return errors === 0 && done === 1;
}

describe.each(tried.map((config) => ({ name: config.name, sources: sourcesOf([config], library) })))(
  'a SoC with the converter $name',
  ({ name, sources }) => {
    it('is clean in Verilator with all warnings, Yosys and Icarus', async () => {
      const names = Object.keys(sources);
      const read = `read_verilog -sv ${names.join(' ')}; hierarchy -check -top ${name}; proc; check -assert`;
      const { steps } = await prove({
        files: sources,
        steps: [
          ['verilator', '--lint-only', '-Wall', '--top-module', name, ...names],
          ['yosys', '-q', '-p', read],
          ['iverilog', '-g2012', '-Wall', '-o', 'lint.vvp', '-s', name, ...names],
        ],
      });
      for (const { code, stdout, stderr } of steps) expect([code, stdout + stderr]).toEqual([0, '']);
    });

    it('carries random bursts of every kind as the model of the memory says', async () => {
      expect(await passes(name, sources)).toBe(true);
    }, 120_000);
  },
);

const faulty = Object.entries(CONVERTER_MUTANTS).slice(0, isDeep ? undefined : 1);
const mutants = faulty.flatMap(([name, list]) =>
  Object.entries(list)
    .slice(0, isDeep ? undefined : 1)
    .map(([fault, mutant]) => [name, fault, mutant] as const),
);

it.each(mutants)(
  'behind %s, the fault %s is noticed',
  async (name, _, mutant) => {
    expect(await passes(name, mutated(sourcesOf([converterNamed(name)], library), mutant))).toBe(false);
  },
  120_000,
);
