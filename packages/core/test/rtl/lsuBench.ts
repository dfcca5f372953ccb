import { lsuFeatures } from '../../src/rtl/lsu/features.ts';
import { sv } from '../../src/rtl/sv.ts';
import type { CoreOptions } from '../../src/index.ts';

/**
 * Bench of a load-store unit: random accesses on a bus with random waits, compared byte by byte with a memory that
 * does each of them when it is accepted. Every eighth word answers with an error. Prints PASS, or what is wrong.
 */
export function lsuBench(options: CoreOptions, accesses: number): string {
  const { atomics, crossing, misaligned, buffer, showsAmo } = lsuFeatures(options);
  return sv`
    module bench;
      logic clk = 0, rst_n = 0;
      always #5 clk = !clk;

      // Wires of the unit
      logic wanted = 0, we = 0, load_unsigned = 0, amo = 0, clear_reservation = 0, fast = 0;
      logic [1:0] size = 0;
      logic [4:0] amo_op = 0;
      logic [31:0] address = 0, wdata = 0;
      wire start = wanted && !${misaligned ? 'misaligned' : "1'b0"};
      wire accept, misaligned, done, fault, idle, store_error, amo_we;
      wire [31:0] rdata, amo_wdata;
      wire dbus_req, dbus_we;
      wire [31:0] dbus_addr, dbus_wdata;
      wire [3:0] dbus_be;
      logic grant = 0;
      wire dbus_gnt = grant || fast;
      logic dbus_rvalid = 0, dbus_err = 0;
      logic [31:0] dbus_rdata = 0;

      ${options.name}_lsu dut (
        .clk, .rst_n, .start, .we, .size, .load_unsigned, .address, .wdata,
        ${atomics && '.amo, .amo_op, .clear_reservation,'}
        ${misaligned && '.misaligned,'}
        ${showsAmo && '.amo_we, .amo_wdata,'}
        ${buffer && '.store_error,'}
        .accept, .done, .rdata, .fault, .idle,
        .dbus_req, .dbus_we, .dbus_addr, .dbus_be, .dbus_wdata, .dbus_gnt, .dbus_rvalid, .dbus_rdata, .dbus_err
      );

      integer problems = 0;
      task complain(input [8*32-1:0] what);
        begin
          problems = problems + 1;
          if (problems < 10) $display("%0t: %0s, address %h size %0d amo %b %h", $time, what, address, size, amo, amo_op);
        end
      endtask

      ${BUS}

      ${model(crossing, buffer)}

      // Accesses: what is expected of each answer, in their order.
      logic [33:0] answers [0:15];  // compare, fault, value
      logic [32:0] writes [0:15];   // of atomic operations: written, word
      integer index, pushed = 0, popped = 0, late_errors = 0, accepted = 0;
      logic [1:0] kind;
      logic free_to_choose, ending = 0;

      ${choice(atomics)}

      wire aligned = size == 0 || (size == 1 ? !address[0] : address[1:0] == 0);
      wire refused_address = !aligned && ${crossing ? 'amo' : "1'b1"};

      always @(posedge clk) if (rst_n) begin
        grant <= $urandom;
        clear_reservation <= 0;
        if (${buffer ? 'store_error' : "1'b0"}) late_errors = late_errors + 1;
        if (${misaligned ? 'misaligned !== refused_address' : "1'b0"}) complain("misaligned");
        if (done) begin
          if (popped == pushed) complain("answer to nothing");
          else begin
            if (fault !== answers[popped % 16][32]) complain("fault");
            if (answers[popped % 16][33] && rdata !== answers[popped % 16][31:0]) complain("value");
            ${showsAmo && 'if (!fault && writes[popped % 16][32] !== amo_we) complain("amo_we");\nif (!fault && amo_we && writes[popped % 16][31:0] !== amo_wdata) complain("amo_wdata");'}
            popped = popped + 1;
          end
        end
        if (idle && popped != pushed) complain("idle with an answer to come");
        if (idle && !start && $urandom % 8 == 0)
          for (index = 0; index < 256; index = index + 1) if (memory[index] !== expected[index]) complain("idle too early");
        if (start && accept) begin
          perform;
          accepted = accepted + 1;
        end
        free_to_choose = !wanted || accept || refused_address;
        #1;
        if (free_to_choose) begin
          choose;
          wanted = !ending && (fast || $urandom % 4 != 0);
          if (fast) begin size = 2; amo = 0; we = ${buffer ? '$urandom' : '0'}; address = 32 * ($urandom % 8); if (${buffer ? '1' : '0'}) we = 1; end
          if (!wanted && $urandom % 16 == 0) begin clear_reservation <= 1; reserved = 0; end
        end
      end

      ${course(accesses)}
    endmodule
  `;
}

const BUS = sv`
  // Bus: a memory of 256 bytes that takes its time.
  logic [7:0] memory [0:255];
  integer left = 0, lane;
  logic owed = 0, owed_err = 0, waited = 0;
  logic [31:0] owed_rdata = 0;
  logic [68:0] offer;
  always @(posedge clk) begin
    if (waited && (!dbus_req || offer !== {dbus_we, dbus_addr, dbus_be, dbus_we ? dbus_wdata : 32'd0})) complain("request changed");
    waited = dbus_req && !dbus_gnt;
    offer = {dbus_we, dbus_addr, dbus_be, dbus_we ? dbus_wdata : 32'd0};
    if (dbus_req && dbus_gnt) begin
      if (owed) complain("second request under way");
      if (dbus_addr[1:0] != 0 || dbus_addr >= 256) complain("address");
      owed = 1;
      left = fast ? 0 : $urandom % 4;
      owed_err = dbus_addr[4:2] == 5;
      for (lane = 0; lane < 4; lane = lane + 1) begin
        if (dbus_we && dbus_be[lane] && !owed_err) memory[dbus_addr + lane] = dbus_wdata[8*lane+:8];
        // Lanes that were not asked for are not to be looked at.
        owed_rdata[8*lane+:8] = dbus_be[lane] && !dbus_we && !owed_err ? memory[dbus_addr + lane] : $urandom;
      end
    end
    dbus_rvalid <= owed && left == 0;
    dbus_rdata <= owed && left == 0 ? owed_rdata : $urandom;
    dbus_err <= owed && left == 0 ? owed_err : $urandom;
    if (owed && left == 0) owed = 0;
    else if (owed) left = left - 1;
  end
`;

const model = (crossing: boolean, buffer: boolean) => sv`
  // What memory should become, and each answer.
  logic [7:0] expected [0:255];
  logic reserved = 0;
  logic [29:0] reservation = 0;
  integer i, expected_late = 0;
  logic bad, bad_first, bad_last;
  logic [31:0] value, next;

  function is_bad(input integer at);
    is_bad = (at >> 2) % 8 == 5;
  endfunction

  task put(input integer bytes, input [31:0] word);
    for (i = 0; i < bytes; i = i + 1) if (!is_bad(address + i)) expected[address + i] = word >> (8 * i);
  endtask

  task perform;
    begin
      value = 0;
      for (i = 0; i < (1 << size); i = i + 1) value = value | (expected[address + i] << (8 * i));
      if (!load_unsigned && size == 0) value = {{24{value[7]}}, value[7:0]};
      if (!load_unsigned && size == 1) value = {{16{value[15]}}, value[15:0]};
      bad_first = is_bad(address);
      bad_last = is_bad(address + (1 << size) - 1);
      bad = bad_first || bad_last;
      answers[pushed % 16] = {1'b1, bad, value};
      if (bad) answers[pushed % 16][33] = 0;
      writes[pushed % 16] = 0;
      if (amo) atomic;
      else if (we) begin
        answers[pushed % 16] = {1'b0, ${buffer ? "1'b0" : 'bad'}, 32'd0};
        if (${buffer ? "1'b1" : '!bad_first'}) put(1 << size, wdata);
        ${buffer && 'if (bad) expected_late = expected_late + 1;'}
        ${buffer && crossing && 'if (bad_first && bad_last && ((address >> 2) != ((address + (1 << size) - 1) >> 2))) expected_late = expected_late + 1;'}
      end
      pushed = pushed + 1;
    end
  endtask

  task atomic;
    begin
      next = value;
      case (amo_op)
        5'b00010: begin reserved = 1; reservation = address[31:2]; end
        5'b00011: begin
          if (reserved && reservation == address[31:2]) begin
            next = wdata;
            answers[pushed % 16] = {!bad, bad, 32'd0};
            writes[pushed % 16] = {1'b1, next};
            put(4, next);
          end else answers[pushed % 16] = {1'b1, 1'b0, 32'd1};
          reserved = 0;
        end
        5'b00001: next = wdata;
        5'b00000: next = value + wdata;
        5'b00100: next = value ^ wdata;
        5'b01100: next = value & wdata;
        5'b01000: next = value | wdata;
        5'b10000: next = $signed(value) < $signed(wdata) ? value : wdata;
        5'b10100: next = $signed(value) > $signed(wdata) ? value : wdata;
        5'b11000: next = value < wdata ? value : wdata;
        5'b11100: next = value > wdata ? value : wdata;
        default: complain("bench");
      endcase
      if (!amo_op[1]) begin
        writes[pushed % 16] = {1'b1, next};
        put(4, next);
      end
    end
  endtask
`;

/** The next access. Pairs of lr and sc to one place, and corners of numbers, are helped along. */
const choice = (atomics: boolean) => sv`
  task choose;
    begin
      kind = $urandom;
      size = $urandom % 3;
      amo = ${atomics ? 'kind == 0' : "1'b0"};
      if (amo) size = 2;
      we = $urandom; load_unsigned = size == 2 ? 0 : $urandom;
      address = $urandom % 250;
      if ($urandom % 4 != 0) address = address & ~((32'd1 << size) - 1);
      wdata = $urandom;
      if ($urandom % 4 == 0) wdata = {$urandom} % 3 - 1;
      case ($urandom % 11)
        0: amo_op = 5'b00010; 1: amo_op = 5'b00011; 2: amo_op = 5'b00001; 3: amo_op = 5'b00000; 4: amo_op = 5'b00100;
        5: amo_op = 5'b01100; 6: amo_op = 5'b01000; 7: amo_op = 5'b10000; 8: amo_op = 5'b10100; 9: amo_op = 5'b11000;
        default: amo_op = 5'b11100;
      endcase
        if (amo && $urandom % 2) begin amo_op = {4'b0001, amo_op[0]}; address = {24'd0, reservation[5:0], 2'b00}; if ($urandom % 4 == 0) address = address ^ 4; end
    end
  endtask
`;

const course = (accesses: number) => sv`
  integer earlier;
  initial begin
    for (index = 0; index < 256; index = index + 1) begin memory[index] = $urandom; expected[index] = memory[index]; end
    repeat (3) @(posedge clk);
    rst_n <= 1;
    while (accepted < ${accesses}) @(posedge clk);
    // On a bus without waits an access in two cycles: its request, and its answer.
    fast <= 1;
    repeat (20) @(posedge clk);
    earlier = accepted;
    repeat (100) @(posedge clk);
    if (accepted - earlier != 50) complain("throughput");
    fast <= 0;
    ending = 1;
    repeat (40) @(posedge clk);
    if (!idle || popped != pushed) complain("not idle in the end");
    if (late_errors != expected_late) complain("late errors");
    for (index = 0; index < 256; index = index + 1) if (memory[index] !== expected[index]) complain("memory");
    if (problems == 0) $display("PASS");
    $finish;
  end
`;
