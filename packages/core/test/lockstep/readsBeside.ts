import { coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { SimulatorName } from '../../src/node/index.ts';

/** A core that says at the end how often a burst of instructions was accepted while another was under way, by its pins. */
export function countingSimulator(options: CoreOptions, simulator: SimulatorName) {
  const shared = options.memory.ports === 'shared';
  const port = shared ? 'm_axi' : 'm_axi_i';
  const [asks, answers] = shared ? [` && !${port}_arid`, ` && !${port}_rid`] : ['', ''];
  const probe = `
  int reads = 0, beside = 0;
  always @(posedge clk)
    if (rst_n) begin
      if (${port}_rvalid && ${port}_rready && ${port}_rlast${answers}) reads = reads - 1;
      if (${port}_arvalid && ${port}_arready${asks}) begin
        if (reads > 0) beside = beside + 1;
        if (reads > 1) $display("A THIRD READ");
        reads = reads + 1;
      end
    end
  final $display("BESIDE %0d", beside);`;
  const path = `rtl/${options.name}.sv`;
  const rtl = coreRtl(options).map((file) =>
    file.path === path ? { path, text: file.text.replace(/endmodule\s*$/, `${probe}\nendmodule\n`) } : file,
  );
  return buildSimulator(options, { simulator, rtl });
}
