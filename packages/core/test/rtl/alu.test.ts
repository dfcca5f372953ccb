import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { alu } from '../../src/rtl/alu/alu.ts';
import { carrylessProduct } from '../../src/rtl/alu/carrylessProduct.ts';
import { ALU_OPS, aluOpWidth } from '../../src/rtl/aluOps.ts';
import type { AluOp } from '../../src/rtl/aluOps.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { randomNumbers } from '../optionSets.ts';
import { simulate } from './icarus.ts';
import { hex, operandPairs, signed, unsigned, wordOf } from './words.ts';

const bits = (word: number) => word.toString(2).padStart(32, '0');
const fromBits = (text: string) => parseInt(text, 2);
const bytesOf = (word: number) => hex(word).match(/../g) ?? [];
const shift = (b: number) => b % 32;

/** The product of polynomials over GF(2): of numbers with a byte a bit, in which no sum carries over. */
function polynomialProduct(a: number, b: number): bigint {
  const spread = (word: number) => BigInt(`0x${bits(word).replaceAll(/./g, '0$&')}`);
  const sums = (spread(a) * spread(b)).toString(16).padStart(126, '0').match(/../g)!;
  return BigInt(`0b${sums.map((sum) => parseInt(sum, 16) % 2).join('')}`);
}

/** Results of the base ISA, Zba, Zbb, Zbc, Zbkb, Zbs and Zicond, from big integers and texts of digits. */
const RESULTS: Record<AluOp, (a: number, b: number) => bigint | number> = {
  ADD: (a, b) => BigInt(a) + BigInt(b),
  SUB: (a, b) => BigInt(a) - BigInt(b),
  SLL: (a, b) => BigInt(a) * 2n ** BigInt(shift(b)),
  SRL: (a, b) => unsigned(a) / 2n ** BigInt(shift(b)),
  SRA: (a, b) => fromBits(bits(a)[0]!.repeat(shift(b)) + bits(a).slice(0, 32 - shift(b))),
  SLT: (a, b) => (signed(a) < signed(b) ? 1 : 0),
  SLTU: (a, b) => (a < b ? 1 : 0),
  XOR: (a, b) => unsigned(a) ^ unsigned(b),
  OR: (a, b) => unsigned(a) | unsigned(b),
  AND: (a, b) => unsigned(a) & unsigned(b),
  SH1ADD: (a, b) => BigInt(a) * 2n + BigInt(b),
  SH2ADD: (a, b) => BigInt(a) * 4n + BigInt(b),
  SH3ADD: (a, b) => BigInt(a) * 8n + BigInt(b),
  XNOR: (a, b) => ~(BigInt(a) ^ BigInt(b)),
  ORN: (a, b) => BigInt(a) | ~BigInt(b),
  ANDN: (a, b) => BigInt(a) & ~BigInt(b),
  ROL: (a, b) => fromBits((bits(a) + bits(a)).slice(shift(b), shift(b) + 32)),
  ROR: (a, b) => fromBits((bits(a) + bits(a)).slice(32 - shift(b), 64 - shift(b))),
  MIN: (a, b) => (signed(a) < signed(b) ? a : b),
  MINU: (a, b) => Math.min(a, b),
  MAX: (a, b) => (signed(a) > signed(b) ? a : b),
  MAXU: (a, b) => Math.max(a, b),
  ORC_B: (a) =>
    parseInt(
      bytesOf(a)
        .map((byte) => (byte === '00' ? '00' : 'ff'))
        .join(''),
      16,
    ),
  REV8: (a) => parseInt(bytesOf(a).toReversed().join(''), 16),
  CLZ: (a) => bits(a).search(/1|$/),
  CTZ: (a) => 32 - bits(a).search(/0*$/),
  CPOP: (a) => bits(a).replaceAll('0', '').length,
  SEXT_B: (a) => BigInt.asIntN(8, BigInt(a)),
  SEXT_H: (a) => BigInt.asIntN(16, BigInt(a)),
  ZEXT_H: (a) => BigInt.asUintN(16, BigInt(a)),
  CLMUL: (a, b) => BigInt.asUintN(32, polynomialProduct(a, b)),
  CLMULR: (a, b) => BigInt.asUintN(32, polynomialProduct(a, b) >> 31n),
  CLMULH: (a, b) => polynomialProduct(a, b) >> 32n,
  PACK: (a, b) => parseInt(hex(b).slice(4) + hex(a).slice(4), 16),
  PACKH: (a, b) => parseInt(hex(b).slice(6) + hex(a).slice(6), 16),
  BREV8: (a) =>
    fromBits(
      bits(a)
        .match(/.{8}/g)!
        .map((byte) => [...byte].toReversed().join(''))
        .join(''),
    ),
  ZIP: (a) => fromBits([...bits(a).slice(16)].map((bit, i) => bits(a)[i]! + bit).join('')),
  UNZIP: (a) => fromBits(bits(a).replaceAll(/(.)./g, '$1') + bits(a).replaceAll(/.(.)/g, '$1')),
  CZERO_EQZ: (a, b) => unsigned(a) * BigInt(Math.sign(b)),
  CZERO_NEZ: (a, b) => unsigned(a) * BigInt(1 - Math.sign(b)),
  BCLR: (a, b) => BigInt(a) & ~(1n << BigInt(shift(b))),
  BEXT: (a, b) => (unsigned(a) >> BigInt(shift(b))) & 1n,
  BSET: (a, b) => BigInt(a) | (1n << BigInt(shift(b))),
  BINV: (a, b) => BigInt(a) ^ (1n << BigInt(shift(b))),
};

const BASE: AluOp[] = ['ADD', 'SUB', 'SLL', 'SRL', 'SRA', 'SLT', 'SLTU', 'XOR', 'OR', 'AND'];
const ZBA: AluOp[] = ['SH1ADD', 'SH2ADD', 'SH3ADD'];
const ZBC: AluOp[] = ['CLMUL', 'CLMULR', 'CLMULH'];
const ZICOND: AluOp[] = ['CZERO_EQZ', 'CZERO_NEZ'];
const ZBKB: AluOp[] = ['PACK', 'PACKH', 'BREV8', 'ZIP', 'UNZIP'];
const SHARED: AluOp[] = ['ANDN', 'ORN', 'XNOR', 'ROL', 'ROR', 'REV8'];
const ZBS: AluOp[] = ['BCLR', 'BEXT', 'BSET', 'BINV'];
const ZBB = (Object.keys(ALU_OPS) as AluOp[]).filter(
  (op) => ![...BASE, ...ZBA, ...ZBC, ...ZBKB, ...ZBS, ...ZICOND].includes(op),
);

interface Vector {
  op: AluOp;
  a: number;
  b: number;
}

/** A carry-less product is a sum of those of single bits: all of them. */
function singleBits(): Vector[] {
  const words = Array.from({ length: 32 }, (_, bit) => 2 ** bit);
  return ZBC.flatMap((op) => words.flatMap((a) => words.map((b) => ({ op, a, b }))));
}

const bench = (options: CoreOptions, count: number) => sv`
  module bench;
    logic [71:0] vectors [0:${count - 1}];
    logic [${aluOpWidth(options) - 1}:0] op;
    logic [31:0] a, b;
    wire [31:0] result, sum;
    wire less, equal;
    ${options.name}_alu dut (.op, .a, .b, .result, .sum, .less, .equal);
    integer i;
    initial begin
      $readmemh("vectors.hex", vectors);
      for (i = 0; i < ${count}; i = i + 1) begin
        {a, b} = vectors[i][63:0];
        op = vectors[i][71:64];
        #1 $display("%h %h %b %b", result, sum, less, equal);
      end
    end
  endmodule
`;

const COMPARE = { SLT: 'signed', SLTU: 'unsigned', SUB: 'equal' } as const;

/** What of an answer the operation defines, as the bench prints it. */
function expected({ op, a, b }: Vector, [, sum, less, equal]: string[]): string {
  const compares = COMPARE[op as keyof typeof COMPARE];
  const isLess = compares === 'signed' ? signed(a) < signed(b) : a < b;
  return [
    hex(wordOf(BigInt(RESULTS[op](a, b)))),
    op === 'ADD' ? hex(wordOf(BigInt(a) + BigInt(b))) : sum,
    compares === 'signed' || compares === 'unsigned' ? Number(isLess) : less,
    compares === 'equal' ? Number(a === b) : equal,
  ].join(' ');
}

test.for([
  { title: 'the base ISA', chosen: { zbb: false }, ops: BASE },
  { title: 'Zba', chosen: { zba: true, zbb: false }, ops: [...BASE, ...ZBA] },
  { title: 'Zbb', chosen: { zbb: true }, ops: [...BASE, ...ZBB] },
  { title: 'Zbc', chosen: { zbc: true, zbb: false }, ops: [...BASE, ...ZBC] },
  { title: 'Zbkb', chosen: { zbkb: true, zbb: false }, ops: [...BASE, ...SHARED, ...ZBKB] },
  { title: 'Zicond', chosen: { zicond: true, zbb: false }, ops: [...BASE, ...ZICOND] },
  { title: 'Zbs', chosen: { zbs: true, zbb: false }, ops: [...BASE, ...ZBS] },
  {
    title: 'all',
    chosen: { zba: true, zbb: true, zbc: true, zbkb: true, zbs: true, zicond: true },
    ops: [...BASE, ...ZBA, ...ZBB, ...ZBC, ...ZBKB, ...ZBS, ...ZICOND],
  },
])('computes what arithmetic says: $title', async ({ title, chosen, ops }) => {
  const options = { ...PRESETS.micro, base: { ...PRESETS.micro.base, ...chosen } };
  const pairs = operandPairs(randomNumbers(6), process.env.NETLOOM_DEEP ? 1 : chosen.zbb ? 0.04 : 0.3);
  const vectors = [
    ...ops.flatMap((op) => pairs.map(([a, b]): Vector => ({ op, a, b }))),
    ...(title === 'Zbc' ? singleBits() : []),
  ];
  const lines = vectors.map(({ op, a, b }) => ALU_OPS[op].toString(16).padStart(2, '0') + hex(a) + hex(b));
  const modules = (chosen.zbc ? [carrylessProduct, alu] : [alu]).map((unit) => moduleText(options, unit));
  const output = await simulate([...modules, bench(options, vectors.length)], {
    'vectors.hex': lines.join('\n'),
  });
  const wrong = output.split('\n').flatMap((line, index) => {
    const vector = vectors[index]!;
    const right = expected(vector, line.split(' '));
    return line === right ? [] : [`${vector.op} ${hex(vector.a)} ${hex(vector.b)}: ${line}, not ${right}`];
  });
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(output.split('\n')).toHaveLength(vectors.length);
});
