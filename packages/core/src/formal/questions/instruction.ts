import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../../rtl/sv.ts';
import { must } from './must.ts';

const isOne = (...opcodes: string[]) => opcodes.map((opcode) => `opcode == 7'b${opcode}`).join(' || ');
const long = (condition: string) => `rvfi_insn[1:0] == 2'b11 && (${condition})`;

const COMPUTING = isOne('0110011', '0010011', '0110111', '0010111');
const BRANCHING = isOne('1100011', '1101111', '1100111');
const ACCESSING = isOne('0000011', '0100011');

const ATOMIC = isOne('0101111');

/** Instructions that are asked together. */
export const groupsOf = ({ base }: CoreOptions): Readonly<Record<string, string>> => ({
  computing: long(COMPUTING),
  branching: long(BRANCHING),
  accessing: long(ACCESSING),
  ...(base.atomics && { atomic: long(ATOMIC) }),
  ...(base.compressed && { compressed: "rvfi_insn[1:0] != 2'b11" }),
  others: long(`!(${[COMPUTING, BRANCHING, ACCESSING, ...(base.atomics ? [ATOMIC] : [])].join(' || ')})`),
});

/** An instruction of a group does what it has to do, and nothing else. */
export const instruction = (group: string, { base }: CoreOptions) => sv`
  wire [6:0] opcode = rvfi_insn[6:0];
  assign asks = shown && (${group}) && asked && !refused;
  always @(posedge clk) begin
    fails <= 1'b0;
    if (asks) begin
      ${must('rvfi_trap == exception')}
      if (exception) begin
        ${base.zicsr && must("rvfi_cause == {27'd0, cause}")}
        ${must("rvfi_rd_addr == 5'd0 && rvfi_mem_rmask == 4'd0 && rvfi_mem_wmask == 4'd0")}
      end else begin
        ${must('rvfi_rd_addr == rd')}
        ${must("rvfi_rd_wdata == (rd == 5'd0 ? 32'd0 : result)")}
        ${must('rvfi_pc_wdata == next')}
        ${must('!reads_rs1 || rvfi_rs1_addr == rs1')}
        ${must('!reads_rs2 || rvfi_rs2_addr == rs2')}
        ${must('rvfi_mem_rmask == rmask && rvfi_mem_wmask == wmask')}
        ${must("(rmask == 4'd0 && wmask == 4'd0) || rvfi_mem_addr == address")}
        ${must("wmask == 4'd0 || rvfi_mem_wdata == written")}
      end
    end
  end
`;
