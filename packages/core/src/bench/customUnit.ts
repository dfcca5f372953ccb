import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';

/** What the bench's unit at the custom port answers; operands and result are unsigned. */
export const customResult = (instruction: number, rs1: number, rs2: number) =>
  ((rs1 ^ ((rs2 << 1) | (rs2 >>> 31))) + instruction) >>> 0;

/** A unit at the custom port that takes its time when the bus does. */
export function customUnit({ advanced }: CoreOptions): string {
  if (!advanced.customPort) return '';
  return sv`
    // Custom instructions: (rs1 ^ rs2 rotated left by one) + the instruction
    logic [31:0] custom_random = 32'd0;

    always @(posedge clk) custom_random <= draw(32'd30);

    assign custom_ready  = custom_valid && (!latency || custom_random[4:3] == 2'd0);
    assign custom_result = custom_ready ? (custom_rs1 ^ {custom_rs2[30:0], custom_rs2[31]}) + custom_instr : 32'hx;
  `;
}
