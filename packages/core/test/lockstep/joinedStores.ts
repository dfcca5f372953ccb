import { coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { SimulatorName } from '../../src/node/index.ts';

const PROBE = `
  always @(posedge clk)
    if (rst_n && u_pipeline.u_lsu.u_store_buffer.full && u_pipeline.u_lsu.u_store_buffer.take) $display("JOINED");`;

/** A core that says so when a store joins another. */
export function tellingSimulator(options: CoreOptions, simulator: SimulatorName) {
  const path = `rtl/${options.name}.sv`;
  const rtl = coreRtl(options).map((file) =>
    file.path === path ? { path, text: file.text.replace(/endmodule\s*$/, `${PROBE}\nendmodule\n`) } : file,
  );
  return buildSimulator(options, { simulator, rtl });
}

export const joinedIn = (output: string) => output.split('JOINED').length - 1;
