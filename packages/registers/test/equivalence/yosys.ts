import { prove } from '../../../../proof/index.ts';

/**
 * Proves with Yosys that `module` of the one text with these parameters does what `module` of the other does, from
 * any state that both share on. Throws with Yosys' words when they differ.
 */
export async function proveEquivalent(
  module: string,
  parametric: string,
  parameters: Record<string, string>,
  flat: string,
): Promise<void> {
  const settings = Object.entries(parameters).map(([name, value]) => `-set ${name} ${value}`);
  const side = (file: string, name: string, set: string) => `
read_verilog -sv ${file}.sv
${set}
hierarchy -top ${module}
proc; flatten; opt_clean; memory; async2sync; opt_clean
rename -top ${name}
design -stash ${name}`;
  const script = `${side('parametric', 'gold', settings.length > 0 ? `chparam ${settings.join(' ')} ${module}` : '')}
${side('flat', 'gate', '')}
design -copy-from gold gold
design -copy-from gate gate
equiv_make gold gate both
hierarchy -top both
opt_clean
equiv_simple -undef
equiv_induct -undef
equiv_status -assert
`;
  await prove({
    files: { 'parametric.sv': parametric, 'flat.sv': flat, 'script.ys': script },
    steps: [['yosys', '-q', 'script.ys']],
  });
}
