import type { ItemText } from '@netloom/hdl/emit';
import { code, declared, note, variable } from '../../bench/items.ts';
import { sv } from '../../rtl/sv.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { coveragePlan } from '../coverage/plan.ts';
import type { PlannedInstruction } from '../coverage/plan.ts';

/** A pattern of `casez`: the bits that an encoding fixes. */
function pattern({ mask, match, length }: PlannedInstruction): string {
  const bits = Array.from({ length: 32 }, (_, at) => {
    const bit = 31 - at;
    if (length === 2 && bit > 15) return '?';
    return (mask >>> bit) & 1 ? String((match >>> bit) & 1) : '?';
  });
  return `32'b${bits.join('')}`;
}

/**
 * What the core has retired, by its RVFI port: for each instruction its privilege, the classes of its operands, and
 * how long ago they were made. Seen on the RTL, never assumed from the program.
 */
export function collector(options: CoreOptions): ItemText[] {
  if (!options.auxiliary.rvfi) return [];
  const plan = coveragePlan(options);
  const all = (name: string, width: number) => ({
    ...variable(name, width),
    unpacked: `[0:${plan.length - 1}]`,
  });
  return [
    note('Coverage: what was retired of each instruction; +reached=<file>'),
    declared(
      all('reached_names', 8 * longestName(plan)),
      all('reached_modes', 2),
      all('reached_pairs', 64),
      all('reached_hazards', 8),
      { ...variable('made', 5), unpacked: '[1:3]' },
      variable('made_by_load'),
      { name: 'reached_at', type: 'int' },
    ),
    code(CLASS_OF),
    code(numberOf(plan)),
    code(NOTICE),
    code(names(plan)),
    code(REPORT),
  ];
}

const longestName = (plan: readonly PlannedInstruction[]) => Math.max(...plan.map(({ name }) => name.length));

const CLASS_OF = sv`
  // zero, one, ones, least, greatest, positive, negative
  function automatic logic [2:0] class_of(input logic [31:0] value);
    case (value)
      32'd0: class_of = 3'd0;
      32'd1: class_of = 3'd1;
      32'hffff_ffff: class_of = 3'd2;
      32'h8000_0000: class_of = 3'd3;
      32'h7fff_ffff: class_of = 3'd4;
      default: class_of = value[31] ? 3'd6 : 3'd5;
    endcase
  endfunction
`;

const numberOf = (plan: readonly PlannedInstruction[]) => sv`
    function automatic int instruction_number(input logic [31:0] word);
      casez (word)
        ${plan.map((each, at) => `${pattern(each)}: instruction_number = ${at}; // ${each.name}`).join('\n')}
        default: instruction_number = -1;
      endcase
    endfunction
  `;

const NOTICE = sv`
  function automatic logic made_before(input logic [4:0] register, input int distance);
    made_before = register != 5'd0 && made[distance] == register;
  endfunction

  initial begin
    for (reached_at = 0; reached_at < $size(reached_modes); reached_at = reached_at + 1) begin
      reached_modes[reached_at] = 2'd0;
      reached_pairs[reached_at] = 64'd0;
      reached_hazards[reached_at] = 8'd0;
    end
    made[1] = 5'd0;
    made[2] = 5'd0;
    made[3] = 5'd0;
    made_by_load = 1'b0;
  end

  task automatic notice;
    int at;
    at = instruction_number(rvfi_insn);
    if (at >= 0) begin
      reached_modes[at] = reached_modes[at] | (rvfi_mode == 2'd3 ? 2'b01 : 2'b10);
      reached_pairs[at] = reached_pairs[at] | (64'd1 << {class_of(rvfi_rs1_rdata), class_of(rvfi_rs2_rdata)});
      reached_hazards[at] = reached_hazards[at] | {
        made_before(rvfi_rs2_addr, 1) && made_by_load, made_before(rvfi_rs2_addr, 3),
        made_before(rvfi_rs2_addr, 2), made_before(rvfi_rs2_addr, 1),
        made_before(rvfi_rs1_addr, 1) && made_by_load, made_before(rvfi_rs1_addr, 3),
        made_before(rvfi_rs1_addr, 2), made_before(rvfi_rs1_addr, 1)
      };
    end
    made[3] = made[2];
    made[2] = made[1];
    made[1] = rvfi_rd_addr;
    made_by_load = rvfi_mem_rmask != 4'd0;
  endtask

  always @(posedge clk)
    if (rst_n && rvfi_valid && !rvfi_trap && !ended) notice;
`;

const names = (plan: readonly PlannedInstruction[]) => sv`
    initial begin
      ${plan.map(({ name }, at) => `reached_names[${at}] = "${name}";`).join('\n')}
    end
  `;

/** A line an instruction that was retired: its name, its modes, its pairs of classes, its hazards, in hexadecimal. */
const REPORT = sv`
  // To the log with +log_reached, so that a report can take it from there.
  task automatic write_reached;
    string file;
    int    unit;
    unit = 0;
    if ($value$plusargs("reached=%s", file)) unit = $fopen(file, "w");
    for (int at = 0; at < $size(reached_modes); at = at + 1)
      if (reached_modes[at] != 2'd0) begin
        if (unit != 0)
          $fdisplay(unit, "%0s %h %h %h", reached_names[at], reached_modes[at], reached_pairs[at], reached_hazards[at]);
        if ($test$plusargs("log_reached") != 0)
          $display("REACHED %0s %h %h %h", reached_names[at], reached_modes[at], reached_pairs[at], reached_hazards[at]);
      end
    if (unit != 0) $fclose(unit);
  endtask
`;
