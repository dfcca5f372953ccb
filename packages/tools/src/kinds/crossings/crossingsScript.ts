import type { SynthesisSources } from '../synthesize/synthesisOptions.ts';
import { readSources } from '../synthesize/yosysScript.ts';

/**
 * Yosys passes from what was read to what the check reads: registers told from logic with their enables and resets,
 * memories whole, the hierarchy and all names kept.
 */
export const PASSES = ['proc', 'opt_expr', 'opt_clean', 'opt_dff', 'opt_clean', 'memory_collect'] as const;

/** Elaborates the design and writes its netlist. `outside` is where outputs are, seen from the sources. */
export function crossingsScript(set: SynthesisSources, outside: string): string {
  const cells = (set.cellFiles ?? []).map((file) => `read_verilog -lib ${file}`);
  return [...cells, ...readSources(set), ...PASSES, `write_json ${outside}netlist.json`, ''].join('\n');
}
