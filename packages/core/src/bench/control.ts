import { sv } from '../rtl/sv.ts';
import type { BenchSettings } from './bench.ts';

/** Clock, reset, plusargs and random numbers. */
export function control({ tohost: own }: BenchSettings): string {
  return sv`
    logic        clk = 1'b0;
    logic        rst_n = 1'b0;
    logic [63:0] cycle = 64'd0;
    logic [63:0] retired = 64'd0;
    logic        ended = 1'b0;

    always #5 clk = ~clk;
    initial #42 rst_n = 1'b1;

    logic [31:0] tohost;
    logic [63:0] limit;
    logic [31:0] seed;
    logic [31:0] errors;
    logic [31:0] error_base;
    logic [31:0] error_end;
    logic [31:0] fetch_errors;
    logic [31:0] fetch_base;
    logic [31:0] fetch_end;
    logic [31:0] interrupts;
    logic        latency;
    int          trace_file;
    int          input_file;

    ${readPlusargs(own ?? 0xffff_ffff)}

    ${RANDOM}
  `;
}

/** What the command line of a simulation says. */
const readPlusargs = (tohost: number) => sv`
  initial begin
    string file;
    if (!$value$plusargs("tohost=%h", tohost)) tohost = 32'h${tohost.toString(16)};
    if (!$value$plusargs("cycles=%d", limit)) limit = 64'd1000000;
    if (!$value$plusargs("seed=%d", seed)) seed = 32'd1;
    if (!$value$plusargs("errors=%d", errors)) errors = 32'd0;
    if (!$value$plusargs("error_base=%h", error_base)) error_base = 32'd0;
    if (!$value$plusargs("error_end=%h", error_end)) error_end = 32'd0;
    if (!$value$plusargs("fetch_errors=%d", fetch_errors)) fetch_errors = 32'd0;
    if (!$value$plusargs("fetch_base=%h", fetch_base)) fetch_base = 32'd0;
    if (!$value$plusargs("fetch_end=%h", fetch_end)) fetch_end = 32'd0;
    if (!$value$plusargs("interrupts=%d", interrupts)) interrupts = 32'd0;
    latency = $test$plusargs("latency") != 0;
    trace_file = 0;
    if ($value$plusargs("rvfi=%s", file)) trace_file = $fopen(file, "wb");
    input_file = 0;
    if ($value$plusargs("input=%s", file)) input_file = $fopen(file, "rb");
    if ($value$plusargs("wave=%s", file)) begin
      $dumpfile(file);
      $dumpvars(0);
    end
  end
`;

const RANDOM = sv`
  // Numbers of Marsaglia's xorshift, the same in every simulator; each user of them has a place of its own.
  logic [31:0] random = 32'd1;

  function automatic logic [31:0] scrambled(input logic [31:0] word);
    logic [31:0] mixed;
    mixed = word ^ (word << 13);
    mixed = mixed ^ (mixed >> 17);
    scrambled = mixed ^ (mixed << 5);
  endfunction

  function automatic logic [31:0] draw(input logic [31:0] place);
    draw = scrambled(scrambled(random ^ place));
  endfunction

  always @(posedge clk) random <= rst_n ? scrambled(random) : scrambled(seed * 32'd2654435761 + 32'd12345);
`;
