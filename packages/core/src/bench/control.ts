import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasOwnModule } from '../rtl/debug/features.ts';
import { sv } from '../rtl/sv.ts';
import type { BenchSettings } from './bench.ts';
import { hasJtag } from './jtag.ts';
import { cleared, code, declared, note, variable } from './items.ts';

/** Clock, reset, plusargs and random numbers. */
export function control(options: CoreOptions, { tohost: own }: BenchSettings): ItemText[] {
  const debug = hasOwnModule(options);
  return [
    declared(
      cleared('clk'),
      ...(debug ? [cleared('por_n'), variable('rst_n')] : [cleared('rst_n')]),
      ...(hasJtag(options) ? [variable('srst')] : []),
      cleared('cycle', 64),
      cleared('retired', 64),
      cleared('ended'),
    ),
    code(debug ? DEBUGGED : "always #5 clk = ~clk;\ninitial #42 rst_n = 1'b1;"),
    declared(
      variable('tohost', 32),
      variable('limit', 64),
      ...NUMBERS.map((name) => variable(name, 32)),
      variable('latency'),
      { name: 'trace_file', type: 'int' },
      { name: 'input_file', type: 'int' },
    ),
    code(readPlusargs(own ?? 0xffff_ffff)),
    note(
      "Numbers of Marsaglia's xorshift, the same in every simulator; each user of them has a place of its own.",
    ),
    declared({ ...variable('random', 32), value: "32'd1" }),
    code(RANDOM),
  ];
}

/** Debug module and core have resets of their own. */
const DEBUGGED = sv`
  always #5 clk = ~clk;
  initial #42 por_n = 1'b1;
`;

/** Plusargs of 32 bits. */
const NUMBERS = [
  'seed',
  'errors',
  'error_base',
  'error_end',
  'fetch_errors',
  'fetch_base',
  'fetch_end',
  'interrupts',
  'refill',
  'first',
];

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
    if (!$value$plusargs("refill=%d", refill)) refill = 32'd0;
    if (!$value$plusargs("first=%d", first)) first = 32'd0;
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
