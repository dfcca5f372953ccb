import { coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { SimulatorName } from '../../src/node/index.ts';

const PROBE = `
  always @(posedge clk)
    if (rst_n && mem_valid && mem_executes) $display("EXECUTED LATE");`;

/** A core that says so when MEM executes an operation. */
export function tellingLate(options: CoreOptions, simulator: SimulatorName) {
  const path = `rtl/${options.name}_pipeline.sv`;
  const rtl = coreRtl(options).map((file) =>
    file.path === path ? { path, text: file.text.replace(/endmodule\s*$/, `${PROBE}\nendmodule\n`) } : file,
  );
  return buildSimulator(options, { simulator, rtl });
}

export const lateIn = (output: string) => output.split('EXECUTED LATE').length - 1;
