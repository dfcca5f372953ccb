import type { CoreOptions } from '../../src/index.ts';
import { pipelinePorts } from '../../src/rtl/pipelinePorts.ts';
import { sv } from '../../src/rtl/sv.ts';

/**
 * Stands in for a core's pipeline: asks for instructions and data as freely as the real one may, and compares every
 * answer with a memory of its own. Each region has 64 words: bus, data memory, instruction memory; fetches from the
 * bus see 0x40001000 onwards, which nobody writes. Every eighth word on the bus answers with an error.
 * `fast` asks without a pause; `instructions` and `accesses` count what was granted.
 */
export function trafficPipeline(options: CoreOptions): string {
  const { instructionMemory, dataMemory, prefetchDepth } = options.memory;
  const regions = [true, Boolean(dataMemory), Boolean(instructionMemory)];
  const region = (take: string) =>
    regions.every((there) => there)
      ? `${take} % 3`
      : instructionMemory
        ? `${take} % 2 * 2`
        : dataMemory
          ? `${take} % 2`
          : '0';
  const ports = pipelinePorts(options).map(
    ({ direction, packed, name }) => `${direction} logic ${packed} ${name}`,
  );
  return sv`
    module ${options.name}_pipeline #(parameter HART_ID = 0) (
      ${ports.join(',\n')}
    );
      logic fast = 0;
      integer instructions = 0, accesses = 0, problems = 0;
      task complain(input [8*32-1:0] what);
        begin
          problems = problems + 1;
          if (problems < 10) $display("%0t: %0s", $time, what);
        end
      endtask

      // Words 0 to 63 are those of the bus, then of the data memory, then of the instruction memory.
      logic [31:0] words [0:191];
      integer i;
      initial for (i = 0; i < 192; i = i + 1) words[i] = i < 64 ? 0 : i < 128 ? i - 64 : i - 128;

      function [31:0] address(input integer place, input integer word);
        address = 4 * word + (place == 0 ? 32'h40000000 : place == 1 ? 32'h${hex(dataMemory?.base)} : 32'h${hex(instructionMemory?.base)});
      endfunction
      function is_bad(input [31:0] at);
        is_bad = at[31:28] == 4 && at[4:2] == 5;
      endfunction

      // Instructions: the address changes as it likes while nobody takes it.
      logic [63:0] wanted [0:15];
      integer asked = 0, got = 0, place, word;
      logic ask = 0;
      logic [31:0] at = 0, value;
      assign ibus_req = ask && (asked - got < ${prefetchDepth} || ibus_rvalid);
      assign ibus_addr = at;

      // Data: a request stays until it is granted, and one is under way.
      logic want = 0, we = 0, busy = 0;
      logic [31:0] data_at = 0, data = 0;
      logic [3:0] be = 0;
      integer index = 0, lane;
      logic [31:0] expected;
      logic compare, bad, held;
      assign dbus_req = want && (!busy || dbus_rvalid);
      assign dbus_we = we;
      assign dbus_addr = data_at;
      assign dbus_be = be;
      assign dbus_wdata = data;

      ${ANSWERS_AND_GRANTS}
        // The next requests.
        #1;
        ask = fast || $urandom % 4 != 0;
        place = ${instructionMemory ? '$urandom % 2 * 2' : '0'};
        at = place == 0 ? 32'h40001000 + 4 * ($urandom % 64) : address(2, $urandom % 64);
        if (!held && !want && (fast ? $urandom % 4 == 0 : $urandom % 2)) begin
          place = ${region('$urandom')};
          word = $urandom % 64;
          index = 64 * place + word;
          data_at = address(place, word);
          we = $urandom;
          be = we ? $urandom : 15;
          data = $urandom;
          want = 1;
        end
      end

      ${options.base.zicsr ? "assign sleeping = 1'b0;" : "assign halted = 1'b0;"}
    endmodule
  `;
}

const hex = (base: string | undefined) => (base ?? '0x0').slice(2);

/** At the edge: answers are compared, and what was granted is noted. */
const ANSWERS_AND_GRANTS = sv`
  always @(posedge clk) if (rst_n) begin
    if (ibus_rvalid) begin
      if (asked == got) complain("instruction for nothing");
      else begin
        if (ibus_err !== wanted[got % 16][32]) complain("instruction error");
        if (!ibus_err && ibus_rdata !== wanted[got % 16][31:0]) complain("instruction");
        got = got + 1;
      end
    end
    if (dbus_rvalid) begin
      if (!busy) complain("data for nothing");
      if (dbus_err !== bad) complain("data error");
      if (compare && !bad && dbus_rdata !== expected) complain("data");
      busy = 0;
    end
    if (ibus_req && ibus_gnt) begin
      wanted[asked % 16] = {31'd0, is_bad(at), at[31:28] == 4 ? at * 32'h9e3779b1 : words[128 + at[7:2]]};
      asked = asked + 1;
      instructions = instructions + 1;
    end
    held = dbus_req && !dbus_gnt;
    if (dbus_req && dbus_gnt) begin
      busy = 1;
      accesses = accesses + 1;
      bad = is_bad(data_at);
      compare = !we;
      expected = words[index];
      for (lane = 0; lane < 4; lane = lane + 1)
        if (we && be[lane] && !bad) words[index][8*lane+:8] = data[8*lane+:8];
      want = 0;
    end
`;
