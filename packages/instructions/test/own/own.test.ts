import { describe, expect, it } from 'vitest';
import { LIBRARY, checkInsn, insnKind, writeInsn } from '../../src/index.ts';
import type { Insn } from '../../src/index.ts';
import { proveOwn } from '../../src/node/proveOwn.ts';
import { knownIn, statesOf } from '../../src/core/understood.ts';
import { unitOf } from '../rtl/unitBench.ts';

const insnOf = (name: string) => LIBRARY.find(({ instructions }) => name in instructions)!;

/** The definition of the library with a body by hand. */
function withOwn(name: string, text: string): Insn {
  const insn = insnOf(name);
  const systemVerilog = text.trim().split('\n');
  const instruction = { ...insn.instructions[name]!, systemVerilog };
  return { ...insn, instructions: { ...insn.instructions, [name]: instruction } };
}

const proved = (name: string, text: string) => {
  const insn = withOwn(name, text);
  return proveOwn(knownIn(insn, name), statesOf(insn), 60);
};

const POPCOUNT = `
always_comb begin
  rd = 32'd0;
  for (int i = 0; i < 32; i++) rd = rd + 32'(rs1[i]);
end`;
/** Tables become memories of Yosys on the way. */
const NIBBLES = `
logic [2:0] ones [8];
for (genvar n = 0; n < 8; n++) begin : gen_nibbles
  always_comb
    case (rs1[4 * n +: 4])
      4'h0: ones[n] = 3'd0;
      4'h1, 4'h2, 4'h4, 4'h8: ones[n] = 3'd1;
      4'h3, 4'h5, 4'h6, 4'h9, 4'ha, 4'hc: ones[n] = 3'd2;
      4'h7, 4'hb, 4'hd, 4'he: ones[n] = 3'd3;
      default: ones[n] = 3'd4;
    endcase
end
always_comb begin
  rd = 32'd0;
  for (int n = 0; n < 8; n++) rd = rd + 32'(ones[n]);
end`;
const SADD = `
logic signed [32:0] sum;
assign sum = 33'($signed(rs1)) + 33'($signed(rs2));
assign rd = sum[32] == sum[31] ? sum[31:0] : {sum[32], {31{!sum[32]}}};`;
const TALLY = `
assign rd = count;
assign next_count = count + {{20{imm[11]}}, imm};`;
/** A byte a cycle, behind the cycle that takes the operands. */
const CRC = `
logic running;
logic [1:0] round;
logic [31:0] kept;
function automatic logic [31:0] byte_of(input logic [31:0] from);
  byte_of = from;
  for (int i = 0; i < 8; i++) byte_of = (byte_of >> 1) ^ (byte_of[0] ? 32'hedb88320 : 32'd0);
endfunction
assign done = running && round == 2'd3;
assign rd = byte_of(kept);
always_ff @(posedge clk) begin
  if (!rst_n) begin
    running <= 1'b0;
    round <= 2'd0;
  end else begin
    running <= valid && !done;
    round <= running ? round + 2'd1 : 2'd0;
  end
  kept <= running ? byte_of(kept) : rs1 ^ rs2;
end`;

describe('SystemVerilog of an expert', () => {
  it.each([
    ['popcount', POPCOUNT],
    ['popcount', NIBBLES],
    ['sadd', SADD],
    ['tally.add', TALLY],
    ['crc32.w', CRC],
  ])('of %s is proved to do what the behaviour does', async (name, text) => {
    expect(await proved(name, text)).toMatchObject({ verdict: 'equal' });
  });

  it('that parts from it is shown with the operands', async () => {
    const said = await proved('sadd', SADD.replace('{31{!sum[32]}}', '{31{sum[32]}}'));
    expect(said).toMatchObject({ verdict: 'differs' });
    const number = (name: string) => Number.parseInt(said!.values[name]!, 16) | 0;
    const sum = number('of_rs1') + number('of_rs2');
    expect(sum > 2 ** 31 - 1 || sum < -(2 ** 31)).toBe(true);
    expect(number('made_rd')).toBe(sum > 0 ? 2 ** 31 - 1 : -(2 ** 31));
    expect(number('own_rd')).not.toBe(number('made_rd'));
  });

  it.each([
    [
      'keeps what an earlier execution left',
      'kept <= running ? byte_of(kept) : rs1 ^ rs2',
      "if (!running || round != 2'd3) kept <= running ? byte_of(kept) : (kept & 32'd1) ^ rs1 ^ rs2",
    ],
    ['is done a cycle late', "round == 2'd3", "round == 2'd2"],
    ['begins with what was there', "running <= 1'b0;", ''],
    ['does another polynomial', "32'hedb88320", "32'hedb88321"],
  ])('in time that %s is told', async (_, from, to) => {
    expect(CRC).toContain(from);
    expect(await proved('crc32.w', CRC.replace(from, to))).toMatchObject({ verdict: 'differs' });
  });

  it.each([
    ['a bit beyond the operand', "assign rd = {31'd0, rs1[rs2]};", 'rd = u32(rs1[rs2]);'],
    ['two drivers', 'assign rd = rs1;\nassign rd = rs2;', 'rd = rs1 ^ (rs2 & 0);'],
    ['a loop of nets', 'logic [31:0] a;\nassign a = a & rs1;\nassign rd = a;', 'rd = rs1 ^ (rs2 & 0);'],
  ])('%s is no proof', async (_, text, behaviour) => {
    const insn = withOwn('sadd', text);
    const sadd = { ...insn.instructions['sadd']!, behaviour: [behaviour] };
    const changed = { ...insn, instructions: { ...insn.instructions, sadd } };
    const said = proveOwn(knownIn(changed, 'sadd'), statesOf(changed), 30).catch(() => undefined);
    expect(['equal', 'bounded']).not.toContain((await said)?.verdict);
  });

  it('stands in the core in the place of what was made', () => {
    const { files } = unitOf([withOwn('popcount', POPCOUNT)]);
    const [text] = files.filter(({ path }) => path === 'core_custom_popcount.sv').map((file) => file.text);
    expect(text).toContain("rd = rd + 32'(rs1[i]);");
    expect(text).not.toContain('pairs');
  });

  it('is written and read again as it was', () => {
    const insn = withOwn('crc32.w', CRC);
    expect(insnKind.read(writeInsn(insn), 'x.insn.json').document).toEqual(insn);
    expect(checkInsn(insn)).toEqual([]);
  });
});

it.each([
  ['`include "other.sv"', '`include'],
  ['assign rd = $random;', '$random'],
  ['initial rd = 0;', 'initial'],
  ['endmodule module other;', 'endmodule'],
  ["assign rd = 32'hxxxx0000;", 'x'],
  ['assign #1 rd = rs1;', '#1'],
  ['/* not ended', 'comment'],
  ['assign rd = rs1 / rs2;', 'divide by 0'],
  ["assign rd = rs1 % 32'd0;", 'divide by 0'],
  ['always @(rs1) rd = rs1;', 'always'],
  ['always_ff @(negedge clk) kept <= rs1;', 'negedge clk'],
  ['always_ff @(posedge clk or posedge rs1[0]) kept <= rs1;', 'posedge rs1'],
  ['wor [31:0] mixed;', 'wor'],
  ['always_comb unique casez (rs1) default: rd = rs1; endcase', 'unique'],
  ['always_comb (* parallel_case *) case (rs1) default: rd = rs1; endcase', '(*'],
  ['// synopsys translate_off', 'synopsys'],
  ['assign rd = rs1; /* synthesis parallel_case */', 'synthesis'],
  ['', 'empty'],
])('%s is refused at its line', (line, told) => {
  const insn = withOwn('popcount', POPCOUNT);
  const instruction = { ...insn.instructions['popcount']!, systemVerilog: line === '' ? [''] : ['', line] };
  const problems = checkInsn({ ...insn, instructions: { ...insn.instructions, popcount: instruction } });
  const own = problems.filter(({ code }) => code === 'INSN-OWN');
  expect(own.length).toBeGreaterThan(0);
  expect(own[0]!.message.toLowerCase()).toContain(told);
  const pointer = own[0]!.place?.kind === 'document' ? own[0]!.place.pointer : '';
  expect(pointer).toMatch(line === '' ? /systemVerilog$/ : /systemVerilog\/1$/);
});
