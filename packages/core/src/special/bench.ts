import type { ItemText } from '@netloom/hdl/emit';
import { coreBench } from '../bench/bench.ts';
import { code, declared, note, variable } from '../bench/items.ts';
import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasLater } from '../custom/later.ts';
import { sv } from '../rtl/sv.ts';
import { testing } from '../delivery/bench/testing.ts';

const MOST = 64;

/** Interrupts at cycles, and accesses that fail so many times, from the test's file `stimulus`. */
const STIMULUS = sv`
  initial begin
    stimuli = 0;
    stimulus_unit = 0;
    if ($value$plusargs("test=%s", stimulus_folder)) stimulus_unit = $fopen({stimulus_folder, "/stimulus"}, "r");
    if (stimulus_unit != 0)
      while (stimuli < ${MOST} && $fscanf(stimulus_unit, "%h %h %h %h", stimulus_kind[stimuli], stimulus_first[stimuli], stimulus_last[stimuli], stimulus_left[stimuli]) == 4)
        stimuli = stimuli + 1;
  end

  function automatic logic [2:0] timed_lines();
    timed_lines = 3'd0;
    for (int at = 0; at < ${MOST}; at = at + 1)
      if (at < stimuli && stimulus_kind[at] == 32'd0 && stimulus_first[at] == cycle[31:0])
        timed_lines = timed_lines | (3'd1 << stimulus_last[at][1:0]);
  endfunction

  // Whether an access is to fail; one that does is counted.
  function automatic logic told_to_fail(input logic [31:0] address, input logic fetch);
    told_to_fail = 1'b0;
    for (int at = 0; at < ${MOST}; at = at + 1)
      if (!told_to_fail && at < stimuli && stimulus_kind[at] == (fetch ? 32'd2 : 32'd1) && stimulus_left[at] != 32'd0
          && address >= (stimulus_first[at] & ~32'd3) && address <= stimulus_last[at]) begin
        told_to_fail = 1'b1;
        stimulus_left[at] = stimulus_left[at] - 32'd1;
      end
  endfunction
`;

/** Registers and causes as the RVFI port shows them, results that come later beside it. */
const observed = (options: CoreOptions) => sv`
  initial begin
    causes = 0;
    for (int at = 0; at < 32; at = at + 1) registers_seen[at] = 32'd0;
  end

  always @(posedge clk) begin
    if (rst_n && rvfi_valid && !ended) begin
      if (rvfi_rd_addr != 5'd0) registers_seen[rvfi_rd_addr] = rvfi_rd_wdata;
      if ((rvfi_trap || rvfi_intr) && causes < ${MOST}) begin
        causes_seen[causes] = rvfi_cause;
        causes = causes + 1;
      end
    end
    ${hasLater(options) && 'if (rst_n && rvfi_late_valid && !ended) registers_seen[rvfi_late_rd_addr] = rvfi_late_rd_wdata;'}
  end
`;

const check = (rvfi: boolean, firstWord: string) => sv`
    // Lines of the test's file \`expect\`: kind, place, value.
    task automatic judge_expectations;
      string       folder;
      int          unit;
      int          cause_at;
      int          character_at;
      logic [31:0] kind;
      logic [31:0] place;
      logic [31:0] value;
      cause_at = 0;
      character_at = 0;
      unit = 0;
      if ($value$plusargs("test=%s", folder)) unit = $fopen({folder, "/expect"}, "r");
      if (unit == 0) told("no expectations", 32'd0, 32'd0, 32'd0);
      else
        while ($fscanf(unit, "%h %h %h", kind, place, value) == 3)
          case (kind)
            ${
              rvfi &&
              sv`
                32'd0: begin
                  if (cause_at >= causes) told("trap that never came", cause_at, 32'd0, value);
                  else if (causes_seen[cause_at] != value) told("cause of trap", cause_at, causes_seen[cause_at], value);
                  cause_at = cause_at + 1;
                end
                32'd1: if (registers_seen[place[4:0]] != value) told("register x", place, registers_seen[place[4:0]], value);
                32'd5: if (causes != cause_at) told("number of traps", 32'd0, causes, cause_at);
              `
            }
            32'd2: if (${firstWord} != value) told("memory", place, ${firstWord}, value);
            32'd3: begin
              if (character_at >= printed) told("character that was not printed", character_at, 32'd0, value);
              else if ({24'd0, printed_seen[character_at]} != value) told("character", character_at, {24'd0, printed_seen[character_at]}, value);
              character_at = character_at + 1;
            end
            32'd4: if (cycle > {32'd0, value}) told("cycles", 32'd0, cycle[31:0], value);
            32'd6: if (printed != character_at) told("number of characters", 32'd0, printed, character_at);
            default: told("expectation unknown to this bench", kind, 32'd0, 32'd0);
          endcase
    endtask
  `;

const VERDICT = sv`
    task automatic told(input string what, input logic [31:0] place, input logic [31:0] found, input logic [31:0] value);
      $display("FAIL %0s %0x: %08x, expected %08x", what, place, found, value);
      broken = 1'b1;
    endtask

    task automatic judge_point(input string cause, input logic [31:0] value);
      broken = 1'b0;
      if (cause != "tohost" || value != 32'd1) told({"ends by ", cause, " at"}, value, 32'd0, 32'd1);
      else begin
        judge_expectations;
        if (expected[0] != 32'd0 && !broken) judge(cause, value);
        else if (!broken) $display("PASS in %0d cycles", cycle);
      end
    endtask
`;

/** Characters that the program has printed. */
const PRINTED = sv`
  task automatic note_printed(input logic [7:0] character);
    if (printed < 512) begin
      printed_seen[printed] = character;
      printed = printed + 1;
    end
  endtask
`;

function items(options: CoreOptions): ItemText[] {
  const { rvfi } = options.auxiliary;
  const each = (name: string, width = 32, most = MOST) => ({
    ...variable(name, width),
    unpacked: `[0:${most - 1}]`,
  });
  const int = (name: string) => ({ name, type: 'int' });
  const seen = rvfi ? [each('causes_seen'), each('registers_seen', 32, 32), int('causes')] : [];
  return [
    note('A test point: stimuli at cycles and addresses, and what must have been seen'),
    declared(
      ...['stimulus_kind', 'stimulus_first', 'stimulus_last', 'stimulus_left'].map((name) => each(name)),
      ...[int('stimuli'), int('stimulus_unit'), { name: 'stimulus_folder', type: 'string' }],
      ...[variable('broken'), each('printed_seen', 8, 512)],
      { ...int('printed'), value: '0' },
      ...seen,
    ),
    code(STIMULUS),
    code(PRINTED),
    ...(rvfi ? [code(observed(options))] : []),
    code(check(rvfi, 'known(ram[place[21:2]])')),
    code(VERDICT),
  ];
}

/** The bench of special tests: that of deliveries, with stimuli and expectations from files. */
export const specialBench = (options: CoreOptions, boot: string): CoreFile =>
  coreBench(options, {
    folder: boot,
    added: [...testing(options, false), ...items(options)],
    atEnd: 'judge_point(cause, value);',
    failsToo: 'told_to_fail(address, fetch)',
    raisesToo: 'timed_lines()',
    onPrinted: 'note_printed(data[7:0]);',
  });
