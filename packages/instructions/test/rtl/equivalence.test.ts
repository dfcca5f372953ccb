import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../../src/index.ts';
import { unitOf } from './unitBench.ts';

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

/** Whether Yosys proves that both do the same for all inputs. */
function isProved(name: string, gate: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-equal-'));
  try {
    const body = BY_HAND[name]!;
    const ports = [...body.matchAll(/(?:input|output)(?: reg)?(?: \[\d+:\d+\])? ([\w, ]+);/g)].map(
      ([, names]) => names,
    );
    writeFileSync(join(folder, 'gold.v'), `module gold(${ports.join(', ')});${body}\nendmodule\n`);
    writeFileSync(join(folder, 'gate.sv'), gate);
    const script = `read_verilog gold.v; read_verilog -sv gate.sv; proc; opt -full; rename core_custom_${name} gate; miter -equiv -flatten gold gate both; hierarchy -top both; opt -full; sat -verify -prove trigger 0 both`;
    execFileSync('yosys', ['-q', '-p', script], { cwd: folder, stdio: 'pipe', timeout: 120_000 });
    return true;
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: Buffer; stdout?: Buffer };
    const said = `${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`;
    if (!said.includes('proof did fail')) throw error;
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const textOf = (name: string) => files.find(({ path }) => path === `core_custom_${name}.sv`)!.text;

describe.each(Object.keys(BY_HAND))('%s', (name) => {
  it('is proved to be what was written by hand', () => {
    expect(isProved(name, textOf(name))).toBe(true);
  });
});

it('a fault is not proved', () => {
  expect(isProved('sadd', textOf('sadd').replace("32'h7fffffff", "32'h7ffffffe"))).toBe(false);
});
