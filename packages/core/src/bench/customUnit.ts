import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared, note } from './items.ts';

/** What the bench's unit at the custom port answers; operands and result are unsigned. */
export const customResult = (instruction: number, rs1: number, rs2: number) =>
  ((rs1 ^ ((rs2 << 1) | (rs2 >>> 31))) + instruction) >>> 0;

/** A unit at the custom port that takes its time when the bus does. */
export function customUnit({ advanced }: CoreOptions): ItemText[] {
  if (!advanced.customPort) return [];
  return [
    note('Custom instructions: (rs1 ^ rs2 rotated left by one) + the instruction'),
    declared(cleared('custom_random', 32)),
    code(CUSTOM_UNIT),
  ];
}

const CUSTOM_UNIT = sv`
    always @(posedge clk) custom_random <= draw(32'd30);

    assign custom_ready  = custom_valid && (!latency || custom_random[4:3] == 2'd0);
    assign custom_result = custom_ready ? (custom_rs1 ^ {custom_rs2[30:0], custom_rs2[31]}) + custom_instr : 32'hx;
`;
