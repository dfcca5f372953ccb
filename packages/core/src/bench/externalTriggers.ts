import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasGroups } from '../rtl/debug/features.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared, note } from './items.ts';

const DRIVER = sv`
  initial begin
    halt_trigger_in = '0;
    resume_trigger_in = '0;
  end

  task trigger_pulse(input logic resumes, input logic [3:0] lines);
    @(negedge clk);
    if (resumes) resume_trigger_in = lines[TRIGGERS-1:0];
    else halt_trigger_in = lines[TRIGGERS-1:0];
    @(negedge clk);
    halt_trigger_in = '0;
    resume_trigger_in = '0;
  endtask

  // How often each line has told others, four bits each.
  wire [3:0] halt_lines = 4'(halt_trigger_out);
  wire [3:0] resume_lines = 4'(resume_trigger_out);
  always @(posedge clk)
    for (int i = 0; i < 4; i++) begin
      if (halt_lines[i]) halts_told[4*i+:4] <= halts_told[4*i+:4] + 4'd1;
      if (resume_lines[i]) resumes_told[4*i+:4] <= resumes_told[4*i+:4] + 4'd1;
    end
`;

/** Other cores at the lines of external triggers. */
export function externalTriggers(options: CoreOptions): ItemText[] {
  if (!hasGroups(options)) return [];
  return [
    note('Other cores at the lines of external triggers'),
    declared(cleared('halts_told', 16), cleared('resumes_told', 16)),
    code(`localparam int TRIGGERS = ${options.debug.externalTriggers};`),
    code(DRIVER),
  ];
}
