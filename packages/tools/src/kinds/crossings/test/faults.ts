import type { CrossingClass } from '@netloom/model';

export interface SeededFault {
  class: CrossingClass;
  /** What is replaced by what: in `clean.sv`, or in the file named. */
  find: string;
  replace: string;
  file?: string;
  /** Part of the sink's name. */
  sink: string;
  /** What follows from it beside. */
  also?: CrossingClass[];
}

const SYNC = 'nl_sync u_seen (.clk(b), .rst_n(b_rst_n), .in(flagged), .out(seen_next));';
/** Outputs that are free for faults. */
const FREE = "assign {extra, more} = '0;";

/** Faults of every class, each in the design that has none. */
export const FAULTS: SeededFault[] = [
  {
    ...{ class: 'unsynchronised', sink: 'extra', find: FREE },
    replace: 'always_ff @(posedge b) extra <= flagged;\n  assign more = extra;',
  },
  {
    ...{ class: 'unsynchronised', sink: 'half', find: FREE },
    // One flip-flop of the other edge is none of a synchroniser.
    replace:
      "logic half;\n  always_ff @(negedge b) half <= flagged;\n  always_ff @(posedge b) {extra, more} <= {half, 1'b0};",
  },
  { class: 'multi-bit', sink: 'sum', find: 'sum <= one + two;', replace: 'sum <= held;' },
  { class: 'multi-bit', sink: 'one', find: 'if (valid_one) one', replace: 'if (one[0]) one' },
  {
    ...{ class: 'bit-by-bit', sink: 'u_low', find: FREE },
    replace: `logic high;
  nl_sync u_low (.clk(b), .rst_n(b_rst_n), .in(mode[0]), .out(extra));
  nl_sync u_high (.clk(b), .rst_n(b_rst_n), .in(mode[1]), .out(high));
  always_ff @(posedge b) more <= extra & high;`,
  },
  {
    // A pointer in binary.
    ...{ class: 'bit-by-bit', sink: 'u_pushed', file: 'nl_async_fifo.sv' },
    ...{ find: 'pushed_gray <= pushed_next ^ (pushed_next >> 1);', replace: 'pushed_gray <= pushed_next;' },
  },
  {
    // A Gray code of something that goes by two.
    ...{ class: 'bit-by-bit', sink: 'u_popped', file: 'nl_async_fifo.sv' },
    ...{ find: "popped_next = popped + 1'b1", replace: "popped_next = popped + 2'd2" },
  },
  {
    ...{ class: 'logic-before', sink: 'u_seen', find: '.in(flagged)', replace: '.in(flagged & other)' },
  },
  {
    ...{ class: 'several-domains', sink: 'u_seen', find: SYNC },
    replace: `logic c_bit;
  always_ff @(posedge flag) c_bit <= go;
  nl_sync u_seen (.clk(b), .rst_n(b_rst_n), .in(flagged ^ c_bit), .out(seen_next));`,
  },
  {
    ...{ class: 'reconvergence', sink: 'u_seen', find: FREE },
    replace: `nl_sync u_other (.clk(b), .rst_n(b_rst_n), .in(other), .out(extra));
  always_ff @(posedge b) more <= seen_next & extra;`,
  },
  {
    ...{ class: 'repeated', sink: 'u_seen', find: FREE },
    replace: 'nl_sync u_again (.clk(b), .rst_n(b_rst_n), .in(flagged), .out(extra));\n  assign more = extra;',
  },
  {
    ...{ class: 'tapped', sink: 'stage', file: 'nl_sync.sv', find: 'assign out = stage[STAGES-1];' },
    replace: 'assign out = stage[STAGES-1] | stage[0];',
    // No synchroniser is one any more.
    also: ['multi-bit'],
  },
  {
    ...{
      class: 'reset-crossing',
      sink: 'two',
      find: 'posedge b or negedge b_rst_n)\n    if (!b_rst_n) begin',
    },
    replace: 'posedge b or negedge a_rst_n)\n    if (!a_rst_n) begin',
  },
  {
    ...{ class: 'reset-logic', sink: 'third', find: 'posedge gated or negedge b_rst_n)\n    if (!b_rst_n)' },
    replace: 'posedge gated or negedge soft_n)\n    if (!soft_n)',
  },
  {
    ...{
      class: 'missing-release',
      sink: 'third',
      find: 'posedge gated or negedge b_rst_n)\n    if (!b_rst_n)',
    },
    replace: 'posedge gated or negedge rst_n)\n    if (!rst_n)',
  },
  {
    // One flip-flop releases: what it is reset by comes from outside.
    ...{ class: 'missing-release', sink: 'released', file: 'nl_rst_sync.sv' },
    ...{ find: 'released <= stage[1] && waited == LAST;', replace: "released <= 1'b1;" },
  },
  {
    ...{
      class: 'clock-logic',
      sink: 'gated',
      find: '.clk_out(gated));',
      replace: '.clk_out());\n  assign gated = b & go;',
    },
  },
  {
    ...{ class: 'made-clock', sink: 'gated', find: '.clk_out(gated));' },
    replace: '.clk_out());\n  always_ff @(posedge b) gated <= !gated;',
    also: ['unsynchronised', 'multi-bit', 'reset-crossing'],
  },
];

/** Resets that need a name of their own. */
export const SOFT = 'logic soft_n;\n  assign soft_n = b_rst_n & ~sum[0];\n';
