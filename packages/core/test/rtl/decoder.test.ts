import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { ALU_OPS } from '../../src/rtl/aluOps.ts';
import type { AluOp } from '../../src/rtl/aluOps.ts';
import { decoder } from '../../src/rtl/decoder/decoder.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { sv } from '../../src/rtl/sv.ts';
import { randomNumbers } from '../optionSets.ts';
import { simulate } from './icarus.ts';
import { objdump } from './objdump.ts';

const { micro, nano } = PRESETS;
const all: CoreOptions = {
  ...micro,
  name: 'nl_all',
  base: { ...micro.base, atomics: true, zba: true, zbb: true, zbc: true, zbs: true, zicond: true },
  auxiliary: { ...micro.auxiliary, rvfi: true },
  advanced: { ...micro.advanced, storeBuffer: true, customPort: true },
};

const managing: CoreOptions = {
  ...micro,
  name: 'nl_managing',
  base: { ...micro.base, zicbom: true },
  memory: {
    ...micro.memory,
    protocol: 'axi4',
    cachedRegion: { base: '0x80000000', size: 0x1_0000 },
    dataCache: { size: 512, ways: 1, line: 16, policy: 'write-through' },
  },
};

/** What is near the instructions of Zicbom, which are few. */
const blocks = Array.from({ length: 256 }, (_, number) => {
  const [operation, rd] = [number & 7, number % 5 === 0 ? (number >> 3) & 31 : 0];
  return operation * 2 ** 20 + (number >> 3) * 2 ** 15 + (2 << 12) + (rd << 7) + 0x0f;
});

const cryptographic: CoreOptions = { ...micro, name: 'nl_crypto', base: { ...micro.base, zbkb: true } };

const floating: CoreOptions = { ...micro, name: 'nl_float', base: { ...micro.base, zfinx: true } };

/** Words of the opcodes of Zfinx, most of them legal or nearly so. */
function floats(count: number): number[] {
  const random = randomNumbers(2);
  const below = (limit: number) => Math.floor(random() * limit);
  const funct7 = [0x00, 0x04, 0x08, 0x0c, 0x10, 0x14, 0x2c, 0x50, 0x60, 0x68, 0x70, 0x78, 0x01, 0x03];
  return Array.from({ length: count }, () => {
    const opcode = [0x43, 0x47, 0x4b, 0x4f, 0x53, 0x53, 0x53, 0x53][below(8)]!;
    const known = below(8) > 0 && opcode === 0x53;
    const high = known ? funct7[below(funct7.length)]! : below(4) ? below(32) * 4 : below(128);
    const rs2 = known && below(2) ? below(3) : below(32);
    return high * 2 ** 25 + rs2 * 2 ** 20 + below(2 ** 13) * 2 ** 7 + opcode;
  });
}

/** Random instructions, of which most are legal or nearly so. */
function samples(count: number): number[] {
  const random = randomNumbers(1);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]) => list[below(list.length)]!;
  const opcodes = [
    0x03, 0x0b, 0x0f, 0x13, 0x13, 0x17, 0x23, 0x2f, 0x33, 0x33, 0x33, 0x37, 0x63, 0x67, 0x6f, 0x73,
  ];
  const upper = [
    0x000, 0x020, 0x400, 0x200, 0x600, 0x480, 0x280, 0x680, 0x0a0, 0x0e0, 0x080, 0x302, 0x105, 0x001, 0x100,
  ];
  return Array.from({ length: count }, () => {
    const opcode = below(20) === 0 ? below(4) * 32 + below(7) * 4 + 3 : one(opcodes);
    const high = below(2) === 0 ? below(4096) : one(upper) | one([0, 0, 1, 2, 4, 5, 7, 15, 24, below(32)]);
    const middle = opcode === 0x73 && below(2) === 0 ? 0 : below(2 ** 13);
    return high * 2 ** 20 + middle * 2 ** 7 + opcode;
  });
}

const bench = (options: CoreOptions, words: readonly number[]) => {
  const outputs = decoder.ports(options).filter(({ direction }) => direction === 'output');
  const fields = outputs.map(({ name }) => `\\"${name}\\":%0d`).join(',');
  return sv`
    module bench;
      logic [31:0] instr;
      ${outputs.map(({ packed, name }) => `logic ${packed} ${name};`).join('\n')}
      ${options.name}_decoder dut (.*);
      task automatic decode(input logic [31:0] word);
        instr = word;
        #1 $display("{${fields}}", ${outputs.map(({ name }) => name).join(', ')});
      endtask
      initial begin
        ${words.map((word) => `decode(32'd${word});`).join('\n')}
      end
    endmodule
  `;
};

const march = ({ base }: CoreOptions) =>
  [
    `rv32i${base.multiply === 'none' ? '' : 'm'}${base.atomics ? 'a' : ''}`,
    ...(['zicbom', 'zicsr', 'zifencei', 'zba', 'zbb', 'zbc', 'zbkb', 'zbs', 'zfinx'] as const).filter(
      (each) => base[each],
    ),
  ].join('_');

const KINDS: Record<string, RegExp> = {
  branch: /^b(eq|ne|ltu?|geu?)$/,
  jal: /^jal$/,
  jalr: /^jalr$/,
  load: /^l(bu?|hu?|w)$/,
  store: /^s[bhw]$/,
  amo: /^(amo|lr|sc)/,
  muldiv: /^(mul|div|rem)/,
  csr: /^csrr/,
  ecall: /^ecall$/,
  ebreak: /^ebreak$/,
  mret: /^mret$/,
  wfi: /^wfi$/,
  floating: /^f(n?madd|n?msub|add|sub|mul|div|sqrt|sgnj[nx]?|min|max|eq|lt|le|class|cvt)\./,
  fence: /^fence$/,
  fence_i: /^fence\.i$/,
  cbo: /^cbo\./,
  custom: /^custom$/,
};
const NO_RESULT = ['branch', 'store', 'ecall', 'ebreak', 'mret', 'wfi', 'fence', 'fence_i', 'cbo'];
/** What the ALU compares with. */
const BRANCHES: Record<string, AluOp> = {
  beq: 'SUB',
  bne: 'SUB',
  blt: 'SLT',
  bge: 'SLT',
  bltu: 'SLTU',
  bgeu: 'SLTU',
};

/** Floating point without a rounding mode. */
const UNROUNDED = /^f(sgnj|min|max|eq|lt|le|class)/;

const NO_SOURCES = ['lui', 'auipc', 'jal', 'ecall', 'ebreak', 'mret', 'wfi', 'fence', 'fence.i'];
const UPPER = ['lui', 'auipc'];

/** What the instruction asks for, by objdump's reading of it; what makes no difference is left out. */
function expected(text: string): Record<string, number> {
  const [name = '', operands = ''] = text.split(' ');
  const kind = Object.keys(KINDS).find((each) => KINDS[each]!.test(name)) ?? '';
  const flags = Object.fromEntries(Object.keys(KINDS).map((each) => [each, Number(each === kind)]));
  const computes = kind === '' && !UPPER.includes(name);
  const registers = operands.match(/(?<!0)x\d+/g) ?? [];
  const bySecond = (computes || kind === 'muldiv') && (registers.length === 3 || name === 'zext.h');
  const last = Number(/(-?\w+)(?:\(x\d+\))?$/.exec(operands)?.[1]);
  const imm = UPPER.includes(name)
    ? last << 12
    : kind === 'fence_i'
      ? 4
      : ['amo', 'cbo'].includes(kind)
        ? 0
        : last;
  const amount = computes && /^(s[lr][la]|ror|bclr|bext|binv|bset)i$/.test(name);
  const op = name.toUpperCase().replace('.', '_');
  const alu = computes ? (op in ALU_OPS ? op : op.replace(/I(?=U?$)/, '')) : (BRANCHES[name] ?? 'ADD');
  return {
    ...flags,
    illegal: 0,
    writes_rd: Number(!NO_RESULT.includes(kind)),
    uses_rs1: Number(!NO_SOURCES.includes(name) && !/^csrr.i$/.test(name)),
    ...(name !== 'zext.h' && {
      uses_rs2: Number(
        bySecond ||
          (kind === 'floating' && registers.length > 2) ||
          ['branch', 'store', 'amo', 'custom'].includes(kind),
      ),
    }),
    a_sel: name === 'lui' ? 2 : ['auipc', 'jal', 'fence.i'].includes(name) ? 1 : 0,
    b_imm: Number(!bySecond && kind !== 'branch' && kind !== 'floating'),
    dynamic_rounding: Number(kind === 'floating' && !UNROUNDED.test(name) && !/,r[a-z]+$/.test(operands)),
    ...(!['muldiv', 'csr', 'custom', 'floating'].includes(kind) && { alu_op: ALU_OPS[alu as AluOp] }),
    ...(amount
      ? { amount: last }
      : !Number.isNaN(imm) &&
        !bySecond &&
        !['csr', 'custom', 'floating'].includes(kind) && { imm: imm >>> 0 }),
  };
}

/** Where the core goes by the specification and objdump knows more, or less. */
function reading(word: number, text: string, { base, advanced }: CoreOptions): string {
  const funct3 = (word >>> 12) & 7;
  if ((word & 0x7f) === 0x0b) return advanced.customPort ? 'custom' : '.custom';
  // Reserved fields of fences are ignored.
  if ((word & 0x7f) === 0x0f)
    return funct3 === 0
      ? 'fence'
      : funct3 === 1 && base.zifencei
        ? 'fence.i'
        : base.zicbom && /^cbo\.(clean|flush|inval)/.test(text)
          ? text
          : '.fence';
  if ((word & 0x7f) === 0x73 && !base.zicsr) return '.system';
  if ((word & 0x7f) === 0x73 && funct3 === 0)
    return /^(ecall|ebreak|mret|wfi)$/.test(text) ? text : '.system';
  // Binutils 2.40 does not know Zicond 1.0.
  const conditional = ({ [0x0e005033]: 'czero.eqz', [0x0e007033]: 'czero.nez' } as Record<number, string>)[
    word & 0xfe00_707f
  ];
  if (conditional && base.zicond)
    return `${conditional} x${(word >>> 7) & 31},x${(word >>> 15) & 31},x${(word >>> 20) & 31}`;
  // Rounding modes that are reserved.
  if (text.endsWith(',unknown')) return '.rounding';
  // RV32 has no shifts by 32 and more.
  if (/^(s[lr][la]|ror|b\w+)i .*,0x[23].$/.test(text)) return '.shift';
  if (base.isa === 'rv32e' && /(?<!0)x(1[6-9]|[23]\d)/.test(text)) return '.register';
  return text;
}

test.each([micro, nano, all, cryptographic, managing, floating])(
  '$name: decodes as objdump reads',
  async (options) => {
    const words = [...samples(6000), ...blocks, ...(options.base.zfinx ? floats(3000) : [])];
    const printed = await simulate([moduleText(options, decoder), bench(options, words)]);
    const decoded = printed.split('\n').map((line) => JSON.parse(line) as Record<string, number>);
    const texts = (await objdump(words, march(options))).map((text, index) =>
      reading(words[index]!, text, options),
    );
    const legal = texts.filter((text) => !text.startsWith('.'));
    expect(legal.length).toBeGreaterThan(600);

    const compared = texts.map((text, index) => {
      const actual = decoded[index]!;
      if (text.startsWith('.'))
        return { text, actual: { illegal: actual['illegal'] }, wanted: { illegal: 1 } };
      const wanted = Object.entries(expected(text)).filter(([name]) => name === 'amount' || name in actual);
      const valueOf = (name: string) => (name === 'amount' ? actual['imm']! % 32 : actual[name]);
      return {
        text,
        actual: Object.fromEntries(wanted.map(([name]) => [name, valueOf(name)])),
        wanted: Object.fromEntries(wanted),
      };
    });
    expect(compared.map(({ text, actual }) => ({ text, ...actual }))).toEqual(
      compared.map(({ text, wanted }) => ({ text, ...wanted })),
    );
  },
  60_000,
);
