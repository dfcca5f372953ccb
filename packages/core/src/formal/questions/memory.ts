import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../../rtl/sv.ts';
import { must } from './must.ts';

const LONG = "rvfi_insn[1:0] == 2'b11";

/** What is executed is what lies in memory at its address, however fetch goes about: one word, any. */
export const INSTRUCTION_MEMORY = sv`
  (* anyconst *) reg [29:0] place;
  (* anyconst *) reg [31:0] content;
  // Whether the requests under way, the oldest first, are for that word.
  reg [7:0] under_way;
  wire [2:0] left = ibus_due - {2'd0, ibus_rvalid};
  wire [7:0] moved = ibus_rvalid ? {1'b0, under_way[7:1]} : under_way;
  reg answered = 1'b1; // as memory answers, up to now
  wire answers = answered && (!ibus_rvalid || !under_way[0] || ibus_rdata == content);
  wire [31:0] at = {place, 2'b00};
  wire here = rvfi_pc_rdata == at;
  assign asks = answers && shown && !refused && here;
  always @(posedge clk) begin
    answered <= answers;
    under_way <= !rst_n ? 8'd0 : moved | ({7'd0, ibus_taken && ibus_addr[31:2] == place} << left);
    fails <= 1'b0;
    if (answers && shown && !refused) begin
      ${must('!here || rvfi_insn[15:0] == content[15:0]')}
      ${must(`!here || !(${LONG}) || rvfi_insn[31:16] == content[31:16]`)}
      ${must("rvfi_pc_rdata != at + 32'd2 || rvfi_insn[15:0] == content[31:16]")}
      ${must(`rvfi_pc_rdata != at - 32'd2 || !(${LONG}) || rvfi_insn[31:16] == content[15:0]`)}
    end
  end
`;

/** The byte's number in an access: solvers like to compare addresses better than to subtract them. */
const WITHIN_A_WORD = sv`
  wire [1:0] offset = place[1:0] - rvfi_mem_addr[1:0];
  wire within = place[31:2] == rvfi_mem_addr[31:2] && place[1:0] >= rvfi_mem_addr[1:0];
`;
const ANYWHERE = sv`
  wire [31:0] distance = place - rvfi_mem_addr;
  wire [1:0] offset = distance[1:0];
  wire within = distance < 32'd4;
`;

/** A bit of memory is what was last stored there, in the order of the program: one bit, any. */
export const dataMemory = ({ memory }: CoreOptions) => sv`
  (* anyconst *) reg [31:0] place;
  (* anyconst *) reg [2:0] number;
  (* anyconst *) reg content;
  wire [4:0] lane = {place[1:0], number};
  // On the bus: what lies there, and what loads under way, the oldest first, have to bring.
  reg held;
  reg [3:0] under_way, bring;
  wire [2:0] left = dbus_due - {2'd0, dbus_rvalid};
  wire [3:0] moved = dbus_rvalid ? {1'b0, under_way[3:1]} : under_way;
  wire [3:0] rest = dbus_rvalid ? {1'b0, bring[3:1]} : bring;
  wire asked_here = dbus_taken && dbus_addr[31:2] == place[31:2];
  reg answered = 1'b1;
  wire answers = answered && (!dbus_rvalid || (!dbus_err && (!under_way[0] || dbus_rdata[lane] == bring[0])));
  always @(posedge clk) begin
    answered <= answers;
    if (!rst_n) begin
      held <= content;
      under_way <= 4'd0;
      bring <= 4'd0;
    end else begin
      if (asked_here && dbus_we && dbus_be[place[1:0]]) held <= dbus_wdata[lane];
      under_way <= moved | ({3'd0, asked_here && !dbus_we} << left[1:0]);
      bring <= rest | ({3'd0, held && asked_here && !dbus_we} << left[1:0]);
    end
  end
  // In the trace: what the program stored.
  reg stored;
  reg any = 1'b0;
  ${memory.misaligned === 'trap' ? WITHIN_A_WORD : ANYWHERE}
  wire loads = within && rvfi_mem_rmask[offset];
  wire stores = within && rvfi_mem_wmask[offset];
  assign asks = answers && shown && any && loads;
  always @(posedge clk) begin
    fails <= 1'b0;
    if (shown && answers) ${must('!loads || rvfi_mem_rdata[{offset, number}] == stored')}
    if (!rst_n) stored <= content;
    else if (shown && stores) begin
      stored <= rvfi_mem_wdata[{offset, number}];
      any <= 1'b1;
    end
  end
`;
