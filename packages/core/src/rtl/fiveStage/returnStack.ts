import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';

export const stacks = ({ advanced }: CoreOptions) => advanced.returnStack > 0;

/** Links of calls by the convention of the Unprivileged ISA, 2.5: `returns` for an instruction in ID that takes the last. */
export function returnStack(options: CoreOptions): string {
  const depth = options.advanced.returnStack;
  const bits = Math.log2(depth);
  const full = `${bits + 1}'d${depth}`;
  return sv`
    logic [31:1] links [0:${depth - 1}];
    logic [${bits - 1}:0] top;
    logic [${bits}:0] held; // links that nobody has taken
    logic links_rd, links_rs1;
    logic calls;
    logic returns;
    logic [31:0] return_address;

    // x1 and x5 are link registers.
    assign links_rd = instr[11:7] == 5'd1 || instr[11:7] == 5'd5;
    assign links_rs1 = instr[19:15] == 5'd1 || instr[19:15] == 5'd5;
    assign calls = (jump || instr[6:0] == 7'b1100111) && links_rd;
    assign returns = instr[6:0] == 7'b1100111 && links_rs1 && !links_rd && instr[31:20] == 12'd0 && held != '0;
    assign return_address = {links[top], 1'b0};

    ${clocked(
      options,
      "top <= '0;\nheld <= '0;",
      sv`
        if (issue && calls) begin
          top <= top + ${bits}'d1;
          if (held != ${full}) held <= held + ${bits + 1}'d1;
        end else if (issue && returns) begin
          top <= top - ${bits}'d1;
          held <= held - ${bits + 1}'d1;
        end
      `,
    )}

    always_ff @(posedge clk) if (issue && calls) links[top + ${bits}'d1] <= link[31:1];

    logic unused_link;
    assign unused_link = link[0];
  `;
}
