import { prove } from '../../proof/index.ts';
import type { FlatModule } from './combinationalPaths.ts';
import { filesOf } from './source.ts';
import type { Source } from './source.ts';

/** Gates and flip-flops of one bit, with memories and arithmetic as a whole: it may have paths too many. */
export const WORDS = 'proc; opt_expr; memory -nomap; flatten; pmuxtree; simplemap';

/** The netlist that Yosys makes of a module with `passes`, which leave no hierarchy. */
export async function flatNetlist(
  sources: readonly Source[],
  top: string,
  passes: string,
  parameters: Record<string, string> = {},
): Promise<FlatModule> {
  const files = sources.filter(({ path }) => path.endsWith('.sv'));
  const settings = Object.entries(parameters).map(([name, value]) => `-chparam ${name} ${value}`);
  const read = `read_verilog -sv ${files.map(({ path }) => path).join(' ')}`;
  const hierarchy = `hierarchy -check -top ${top} ${settings.join(' ')}; rename -top ${top}; setattr -unset keep_hierarchy */c:*`;
  const netlist = `${top}.json`;
  const outcome = await prove({
    files: filesOf(files),
    steps: [['yosys', '-q', '-p', `${read}; ${hierarchy}; ${passes}; write_json ${netlist}`]],
    leaves: [netlist],
  });
  const { modules } = JSON.parse(outcome.files[netlist]!) as { modules: Record<string, FlatModule> };
  return modules[top]!;
}
