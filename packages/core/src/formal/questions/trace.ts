import type { CustomEncoding } from '../../custom/customInstructions.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../../rtl/sv.ts';
import { isWord } from './isWord.ts';
import { must } from './must.ts';

/** A register whose result comes later is neither read nor written before, and only such a register is given one. */
const later = (encodings: readonly CustomEncoding[]) => sv`
  reg awaited = 1'b0;
  wire awaits = shown && !rvfi_trap && rvfi_insn[11:7] == register && (${encodings.map((each) => `(${isWord(each, 'rvfi_insn')})`).join(' || ')});
  wire comes = begun && rvfi_late_valid && rvfi_late_rd_addr == register;
  always @(posedge clk) awaited <= register != 5'd0 && (awaits || (awaited && !comes));
`;

const LATER_HOLDS = sv`
  if (shown && !rvfi_trap && awaited) begin
    ${must('rvfi_rs1_addr != register && rvfi_rs2_addr != register && rvfi_rd_addr != register && !awaits')}
  end
  if (comes) begin
    ${must('awaited')}
    known <= 1'b1;
    value <= rvfi_late_rd_wdata;
  end
`;

/** What a register was last given is what is read of it. */
export function registers({ custom }: CoreOptions): string {
  const encodings = custom?.encodings.filter((each) => each.later) ?? [];
  const some = encodings.length > 0;
  return sv`
    (* anyconst *) reg [4:0] register;
    reg known = 1'b0;
    reg [31:0] value;
    wire first = register != 5'd0 && known && rvfi_rs1_addr == register;
    wire second = register != 5'd0 && known && rvfi_rs2_addr == register;
    assign asks = shown && first;
    ${some && later(encodings)}
    always @(posedge clk) begin
      fails <= 1'b0;
      if (shown) begin
        ${must('!first || rvfi_rs1_rdata == value')}
        ${must('!second || rvfi_rs2_rdata == value')}
        ${must("rvfi_rs1_addr != 5'd0 || rvfi_rs1_rdata == 32'd0")}
        ${must("rvfi_rs2_addr != 5'd0 || rvfi_rs2_rdata == 32'd0")}
        ${must("rvfi_rd_addr != 5'd0 || rvfi_rd_wdata == 32'd0")}
        if (rvfi_rd_addr == register) begin
          known <= 1'b1;
          value <= rvfi_rd_wdata;
        end
      end
      ${some && LATER_HOLDS}
    end
  `;
}

/** Each instruction lies where the one before it leads, but for the first of a handler; the first at the reset vector. */
export const pc = ({ base }: CoreOptions) => sv`
  reg any = 1'b0;
  reg [31:0] following;
  assign asks = shown && any && !rvfi_intr;
  always @(posedge clk) begin
    fails <= 1'b0;
    if (shown) begin
      any <= 1'b1;
      following <= rvfi_pc_wdata;
      ${must(`rvfi_intr || rvfi_pc_rdata == (any ? following : 32'h${Number(base.resetVector).toString(16)})`)}
      ${must(base.compressed ? '!rvfi_pc_rdata[0]' : "rvfi_pc_rdata[1:0] == 2'b00")}
    end
  end
`;

/** Each instruction is shown once and in turn; what stopped for good shows no more. */
export const ORDER = sv`
  reg [63:0] turn = 64'd0;
  reg stopped = 1'b0;
  assign asks = shown && turn != 64'd0;
  always @(posedge clk) begin
    fails <= 1'b0;
    if (shown) begin
      turn <= turn + 64'd1;
      stopped <= rvfi_halt;
      ${must('rvfi_order == turn && !stopped')}
    end
  end
`;
