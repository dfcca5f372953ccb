import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../../src/index.ts';
import { unitOf } from './unitBench.ts';
import { proves } from './yosysProves.ts';

const { files } = unitOf(LIBRARY);

/** Written by hand, in other ways than the definitions say it. */
const BY_HAND: Readonly<Record<string, string>> = {
  popcount: `
    input [31:0] rs1; output reg [31:0] rd; integer i;
    always @* begin rd = 0; for (i = 0; i < 32; i = i + 1) rd = rd + rs1[i]; end`,
  rotri: `
    input [31:0] rs1; input [4:0] imm; output [31:0] rd;
    assign rd = (rs1 >> imm) | (rs1 << (6'd32 - imm));`,
  crc32_b: `
    input [31:0] rs1, rs2; output [31:0] rd;
    function [31:0] bit_step(input [31:0] c); bit_step = {1'b0, c[31:1]} ^ ({32{c[0]}} & 32'hEDB88320); endfunction
    wire [31:0] a = bit_step(bit_step({rs1[31:8], rs1[7:0] ^ rs2[7:0]}));
    wire [31:0] b = bit_step(bit_step(a));
    assign rd = bit_step(bit_step(bit_step(bit_step(b))));`,
  sadd: `
    input [31:0] rs1, rs2; output [31:0] rd;
    wire signed [32:0] sum = $signed(rs1) + $signed(rs2);
    assign rd = sum > 33'sd2147483647 ? 32'h7fffffff : sum < -33'sd2147483648 ? 32'h80000000 : sum[31:0];`,
  blend: `
    input [31:0] rs1, rs2, rs3; output [31:0] rd; genvar i;
    generate for (i = 0; i < 32; i = i + 1) begin : b assign rd[i] = rs3[i] ? rs1[i] : rs2[i]; end endgenerate`,
  hist_add: `
    input [31:0] rs1; output [5:0] at_counts_0; input [15:0] word_counts_0;
    output next_counts_set; output [5:0] next_counts_at; output [15:0] next_counts;
    assign at_counts_0 = rs1 >> 2; assign next_counts_at = at_counts_0; assign next_counts_set = 1;
    wire [16:0] more = word_counts_0 + 17'd1; assign next_counts = more[15:0] | {16{more[16]}};`,
  hist_get: `
    input [31:0] rs1; output [5:0] at_counts_0; input [15:0] word_counts_0; output [31:0] rd;
    assign at_counts_0 = rs1; assign rd = word_counts_0 & {16{~|rs1[31:6]}};`,
  tally_add: `
    input [11:0] imm; input [31:0] count; output [31:0] rd, next_count;
    assign rd = count; assign next_count = count + {{20{imm[11]}}, imm};`,
};

/** Yosys' prover has no way with multipliers: these are the same, and what is around them is written otherwise. */
const WITH_PRODUCTS: Readonly<Record<string, string>> = {
  mac_add: `
    input [31:0] rs1, rs2; input [63:0] acc; output [63:0] next_acc;
    wire [63:0] a = {{32{rs1[31]}}, rs1}, b = {{32{rs2[31]}}, rs2};
    assign next_acc = a * b + acc;`,
  dot4: `
    input [31:0] rs1, rs2, rs3; output [31:0] rd; reg [31:0] sum; integer i;
    reg [15:0] a, b, product;
    always @* begin sum = rs3; a = 0; b = 0; product = 0;
      for (i = 0; i < 32; i = i + 8) begin
        a = {{8{rs1[i+7]}}, rs1[i+:8]}; b = {{8{rs2[i+7]}}, rs2[i+:8]}; product = a * b;
        sum = sum + {{16{product[15]}}, product}; end end
    assign rd = sum;`,
};

/** Of states, tables and memory: what is read, kept and written. */
const OF_STATE: Readonly<Record<string, string>> = {
  mac_low: "input [63:0] acc; output [31:0] rd; assign rd = acc & 64'hffffffff;",
  mac_high: 'input [63:0] acc; output [31:0] rd; assign rd = acc >> 32;',
  mac_set: `input [31:0] rs1, rs2; input [63:0] acc; output [63:0] next_acc;
    assign next_acc = (rs2 * 64'h100000000) | rs1;`,
  tally_get: 'input [31:0] count; output [31:0] rd; assign rd = ~~count;',
  tally_set: 'input [31:0] rs1, count; output [31:0] next_count; assign next_count = rs1;',
  walk_lw: `input [6:0] imm; input [31:0] loaded, pointer; output [31:0] rd, next_pointer;
    assign rd = loaded; assign next_pointer = pointer + {{25{imm[6]}}, imm};`,
  walk_lh: `input [6:0] imm; input [15:0] loaded; input [31:0] pointer; output [31:0] rd, next_pointer;
    assign rd = {{16{loaded[15]}}, loaded}; assign next_pointer = {{25{imm[6]}}, imm} + pointer;`,
  walk_sw: `input [6:0] imm; input [31:0] pointer; output [31:0] next_pointer;
    assign next_pointer = imm[6] ? pointer - (32'd128 - imm) : pointer + imm;`,
  walk_sb: 'input [31:0] rs1; output [31:0] rd; assign rd = -(~rs1);',
  walk_lx: 'input [15:0] loaded; output [31:0] rd; assign rd = loaded;',
  walk_from: 'input [31:0] rs1, pointer; output [31:0] next_pointer; assign next_pointer = rs1;',
  walk_at: 'input [31:0] pointer; output [31:0] rd; assign rd = pointer;',
  stream_crc: 'input [31:0] crc; output [31:0] rd; assign rd = crc;',
  stream_set: 'input [31:0] rs1, crc; output [31:0] next_crc; assign next_crc = rs1;',
  hist_set: `input [31:0] rs1, rs2; output next_counts_set; output [5:0] next_counts_at; output [15:0] next_counts;
    assign next_counts_set = rs1 >> 6 == 0; assign next_counts_at = rs1; assign next_counts = rs2;`,
  map_get: `input [31:0] rs1; output [7:0] at_map_0; input [7:0] word_map_0; output [31:0] rd;
    assign at_map_0 = rs1; assign rd = word_map_0;`,
  map_set: `input [31:0] rs1, rs2; output next_map_set; output [7:0] next_map_at, next_map;
    assign next_map_set = 1; assign next_map_at = rs1; assign next_map = rs2;`,
};

const ALL: Readonly<Record<string, string>> = { ...BY_HAND, ...OF_STATE, ...WITH_PRODUCTS };

/** Whether Yosys proves that both do the same for all inputs. */
function isProved(name: string, gate: string): boolean {
  const body = ALL[name]!;
  const ports = [...body.matchAll(/(?:input|output)(?: reg)?(?: \[\d+:\d+\])? ([\w, ]+);/g)].map(
    ([, names]) => names,
  );
  const gold = `module gold(${ports.join(', ')});${body}\nendmodule\n`;
  return proves(
    { 'gold.v': gold, 'gate.sv': gate },
    `read_verilog gold.v; read_verilog -sv gate.sv; proc; opt -full; rename core_custom_${name} gate; miter -equiv -flatten gold gate both; hierarchy -top both; opt -full; sat -verify -prove trigger 0 both`,
  );
}

const textOf = (name: string) => files.find(({ path }) => path === `core_custom_${name}.sv`)!.text;

describe.each(Object.keys(ALL))('%s', (name) => {
  it('is proved to be what was written by hand', () => {
    expect(isProved(name, textOf(name))).toBe(true);
  });
});

it('a fault is not proved', () => {
  expect(isProved('sadd', textOf('sadd').replace("32'h7fffffff", "32'h7ffffffe"))).toBe(false);
});

it('all that answer in their clock are held against a hand', () => {
  const clockless = files.filter(({ text }) => !text.includes('posedge')).map(({ path }) => path);
  expect(
    Object.keys(ALL)
      .map((name) => `core_custom_${name}.sv`)
      .toSorted(),
  ).toEqual(clockless.toSorted());
});
