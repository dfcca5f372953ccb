import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { pmpEntry } from '../../src/rtl/pmp/entry.ts';
import { pmp } from '../../src/rtl/pmp/pmp.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { beside } from './formula.ts';

/** Registers are free, so that every state is looked at, whether it can be reached or not. */
const SCRIPT = [
  'read_verilog -formal -sv entry.sv pmp.sv beside.sv',
  'prep -flatten -nordff -top beside',
  'expose -evert-dff',
  'delete -output',
  'techmap; opt; setundef -zero; aigmap; opt_clean',
  'write_aiger model.aig',
  '',
].join('\n');

export const coreOf = (pmpEntries: number, pmpGranularity: number, smepmp: boolean): CoreOptions => ({
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, userMode: true },
  auxiliary: { ...PRESETS.micro.auxiliary, pmpEntries, pmpGranularity, smepmp },
});

/** What ABC says of the unit, with a change in its texts. */
export async function verdict(options: CoreOptions, change = (text: string) => text) {
  const { pmpEntries: entries, pmpGranularity, smepmp } = options.auxiliary;
  const shape = { entries, grain: Math.log2(pmpGranularity) - 2, smepmp };
  const { steps } = await prove({
    files: {
      'entry.sv': change(moduleText(options, pmpEntry)),
      'pmp.sv': change(moduleText(options, pmp)),
      'beside.sv': beside(options.name, shape),
      'model.ys': SCRIPT,
    },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', 'read_aiger model.aig; orpos; fraig; iprove'],
    ],
  });
  const { stdout } = steps[1]!;
  return stdout.includes('UNSATISFIABLE')
    ? 'proved'
    : stdout.includes('SATISFIABLE')
      ? 'refuted'
      : 'undecided';
}
