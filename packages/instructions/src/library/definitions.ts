import type { z } from 'zod';
import { Insn } from '../document/insn.ts';
import type { Encoding, Latency } from '../document/insn.ts';
import { TABLES } from './tables.ts';

/** What a definition of the library says itself. */
export type DefinitionText = Omit<z.input<typeof Insn>, 'netloom' | 'version'>;

const define = (given: DefinitionText): Insn => Insn.parse({ netloom: 'insn', version: 1, ...given });

const R = (funct7: number, funct3 = 0, rs2?: number): Encoding => ({
  format: 'R',
  opcode: 'custom-0',
  funct3,
  funct7,
  ...(rs2 !== undefined && { rs2 }),
});
const R4 = (funct2: number, funct3 = 0): Encoding => ({ format: 'R4', opcode: 'custom-1', funct3, funct2 });
const once: Latency = { kind: 'combinational' };

const bits = define({
  name: 'bits',
  description: 'Counting, turning and checking of bits.',
  instructions: {
    popcount: {
      description: 'Number of ones in rs1.',
      encoding: R(0, 0, 0),
      latency: once,
      behaviour: [
        '// Sums of neighbours: of bits, of pairs, of fours, then of the four bytes.',
        'let pairs = rs1 - ((rs1 >> 1) & 0x55555555);',
        'let fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);',
        'let bytes = (fours + (fours >> 4)) & 0x0f0f0f0f;',
        'let sum = u6(bytes[5:0]) + bytes[13:8] + bytes[21:16] + bytes[29:24];',
        'rd = u32(sum);',
      ],
      examples: [
        { operands: { rs1: '0xffffffff' }, rd: '32' },
        { operands: { rs1: '0x80000001' }, rd: '2' },
      ],
    },
    rotri: {
      description: 'rs1 rotated right by an immediate.',
      encoding: { format: 'own', pattern: '0000001 iiiii aaaaa 001 ddddd 0001011', signed: false },
      latency: once,
      behaviour: ['let twice = {rs1, rs1};', 'rd = u32(twice >> imm);'],
      examples: [{ operands: { rs1: '0x80000001', imm: '4' }, rd: '0x18000000' }],
    },
    'crc32.b': {
      description: 'CRC-32 of IEEE 802.3, reflected: the checksum rs1 goes on with the low byte of rs2.',
      encoding: R(2),
      latency: once,
      behaviour: [
        'let crc = rs1 ^ u32(rs2[7:0]);',
        'for i in 0..8 {',
        '  crc = (crc >> 1) ^ (crc[0] ? 0xedb88320 : 0);',
        '}',
        'rd = crc;',
      ],
      examples: [{ operands: { rs1: '0xffffffff', rs2: '0x31' }, rd: '0x7c231048' }],
    },
    'crc32.w': {
      description: 'The same with all four bytes of rs2, the lowest first, eight bits a cycle.',
      encoding: R(3),
      latency: { kind: 'fixed', cycles: 5 },
      behaviour: [
        'let crc = rs1 ^ rs2;',
        'for i in 0..32 {',
        '  crc = (crc >> 1) ^ (crc[0] ? 0xedb88320 : 0);',
        '}',
        'rd = crc;',
      ],
    },
  },
});

const mac = define({
  name: 'mac',
  description: 'Multiplication of signed words, added up in 64 bits.',
  states: { acc: { type: 'i64', description: 'The sum.' } },
  instructions: {
    'mac.add': {
      description: 'Adds rs1 × rs2, both signed, to the sum.',
      encoding: { format: 'own', pattern: '0000000 bbbbb aaaaa 010 00000 0001011', signed: false },
      latency: once,
      behaviour: ['acc = acc + i64(i32(rs1)) * i64(i32(rs2));'],
      examples: [{ operands: { rs1: '-3', rs2: '5' }, before: { acc: '10' }, after: { acc: '-5' } }],
    },
    'mac.low': {
      description: 'The low word of the sum.',
      encoding: { format: 'own', pattern: '0000001 00000 00000 010 ddddd 0001011', signed: false },
      latency: once,
      behaviour: ['rd = acc[31:0];'],
    },
    'mac.high': {
      description: 'The high word of the sum.',
      encoding: { format: 'own', pattern: '0000010 00000 00000 010 ddddd 0001011', signed: false },
      latency: once,
      behaviour: ['rd = acc[63:32];'],
    },
    'mac.set': {
      description: 'Sets the sum to rs2 over rs1.',
      encoding: { format: 'own', pattern: '0000011 bbbbb aaaaa 010 00000 0001011', signed: false },
      latency: once,
      behaviour: ['acc = i64({rs2, rs1});'],
    },
  },
});

const dsp = define({
  name: 'dsp',
  description: 'Arithmetic of signals and pictures.',
  instructions: {
    sadd: {
      description: 'Signed sum, which stays at the greatest or the least value instead of overflowing.',
      encoding: R(0, 3),
      latency: once,
      behaviour: [
        'let sum = rs1 + rs2;',
        'let over = rs1[31] == rs2[31] && sum[31] != rs1[31];',
        'rd = over ? (rs1[31] ? 0x80000000 : 0x7fffffff) : sum;',
      ],
      examples: [
        { operands: { rs1: '0x7fffffff', rs2: '1' }, rd: '0x7fffffff' },
        { operands: { rs1: '0x80000000', rs2: '-1' }, rd: '0x80000000' },
        { operands: { rs1: '5', rs2: '-7' }, rd: '-2' },
      ],
    },
    dot4: {
      description: 'rs3 and the products of the four signed bytes of rs1 and rs2.',
      encoding: R4(0),
      latency: once,
      behaviour: [
        'let sum = i32(rs3);',
        'for i in 0..4 {',
        '  let a = i8(rs1[8 * i +: 8]);',
        '  let b = i8(rs2[8 * i +: 8]);',
        '  sum = sum + i32(i16(a) * i16(b));',
        '}',
        'rd = u32(sum);',
      ],
      examples: [{ operands: { rs1: '0x01ff0203', rs2: '0x04050607', rs3: '100' }, rd: '132' }],
    },
    blend: {
      description: 'Each bit of rs1 where rs3 has a one, else that of rs2.',
      encoding: R4(1),
      latency: once,
      behaviour: ['rd = (rs1 & rs3) | (rs2 & ~rs3);'],
      examples: [{ operands: { rs1: '0xaaaaaaaa', rs2: '0x55555555', rs3: '0xffff0000' }, rd: '0xaaaa5555' }],
    },
  },
});

const division = define({
  name: 'division',
  description: 'Division that takes as long as the quotient has bits.',
  instructions: {
    vdivu: {
      description: 'Unsigned quotient, as DIVU; it ends early when what is left is smaller than the divisor.',
      encoding: R(0, 4),
      latency: { kind: 'variable', rounds: 1 },
      behaviour: [
        'let left = u64(rs1);',
        'let divisor = u64(rs2) << 32;',
        'let quotient: u32 = 0;',
        'let weight: u64 = 0x100000000;',
        'for i in 0..33 {',
        '  break if (left < u64(rs2));',
        '  if (left >= divisor) {',
        '    left = left - divisor;',
        '    quotient = quotient | weight[31:0];',
        '  }',
        '  divisor = divisor >> 1;',
        '  weight = weight >> 1;',
        '}',
        'rd = rs2 == 0 ? 0xffffffff : quotient;',
      ],
      examples: [
        { operands: { rs1: '100', rs2: '7' }, rd: '14' },
        { operands: { rs1: '7', rs2: '0' }, rd: '0xffffffff' },
        { operands: { rs1: '0xffffffff', rs2: '1' }, rd: '0xffffffff' },
      ],
    },
  },
});

const counter = define({
  name: 'tally',
  description: 'A counter that programs add to without touching memory.',
  states: { count: { type: 'u32', description: 'What was added up.' } },
  instructions: {
    'tally.add': {
      description: 'The count before, to which a signed immediate is added.',
      encoding: { format: 'own', pattern: 'iiiiiiiiiiii 00000 101 ddddd 0001011', signed: true },
      latency: once,
      behaviour: ['rd = count;', 'count = count + u32(i32(imm));'],
      examples: [{ operands: { imm: '-1' }, before: { count: '7' }, rd: '7', after: { count: '6' } }],
    },
    'tally.get': {
      description: 'The count.',
      encoding: { format: 'own', pattern: '0000000 00000 00001 101 ddddd 0001011', signed: false },
      latency: once,
      behaviour: ['rd = count;'],
    },
    'tally.set': {
      description: 'Sets the count.',
      encoding: { format: 'own', pattern: '0000000 00000 aaaaa 110 00000 0001011', signed: false },
      latency: once,
      behaviour: ['count = rs1;'],
    },
  },
});

const aes = define({
  name: 'aes',
  description: 'The S-box of AES (FIPS 197, 5.1.1).',
  instructions: {
    'aes.sbox': {
      description: 'The low byte of rs1 through the S-box: inverse in GF(2⁸), then the affine map.',
      encoding: R(0, 7, 0),
      latency: { kind: 'fixed', cycles: 8 },
      behaviour: [
        'let square = rs1[7:0];',
        'let power: u8 = 1;',
        '// The inverse is the power 254 = 2 + 4 + … + 128.',
        'for i in 0..7 {',
        '  let product: u8 = 0;',
        '  let shifted = square;',
        '  for j in 0..8 {',
        '    product = product ^ (square[j] ? shifted : 0);',
        '    shifted = (shifted << 1) ^ (shifted[7] ? 0x1b : 0);',
        '  }',
        '  square = product;',
        '  let next: u8 = 0;',
        '  let factor = power;',
        '  for k in 0..8 {',
        '    next = next ^ (square[k] ? factor : 0);',
        '    factor = (factor << 1) ^ (factor[7] ? 0x1b : 0);',
        '  }',
        '  power = next;',
        '}',
        'let twice = {power, power};',
        'rd = u32(power ^ twice[14:7] ^ twice[13:6] ^ twice[12:5] ^ twice[11:4] ^ 0x63);',
      ],
      examples: [
        { operands: { rs1: '0x00' }, rd: '0x63' },
        { operands: { rs1: '0x53' }, rd: '0xed' },
        { operands: { rs1: '0xff' }, rd: '0x16' },
      ],
    },
  },
});

const walk = define({
  name: 'walk',
  description: 'Loads and stores through a pointer in the unit, which goes on by itself, and by an index.',
  states: { pointer: { type: 'u32', description: 'Address of the next access.' } },
  instructions: {
    'walk.lw': {
      description: 'Loads the word at the pointer, to which the signed immediate is then added.',
      encoding: { format: 'own', pattern: 'iiiiiii 00000 00000 001 ddddd 0101011', signed: true },
      latency: once,
      memory: { access: 'load', type: 'u32', address: 'pointer', misaligned: 'core' },
      behaviour: ['rd = loaded;', 'pointer = pointer + u32(i32(imm));'],
      examples: [
        {
          operands: { imm: '4' },
          loaded: '0x12345678',
          before: { pointer: '0x80001000' },
          rd: '0x12345678',
          address: '0x80001000',
          after: { pointer: '0x80001004' },
        },
      ],
    },
    'walk.lh': {
      description: 'The same with a signed halfword, which is extended.',
      encoding: { format: 'own', pattern: 'iiiiiii 00000 00001 001 ddddd 0101011', signed: true },
      latency: once,
      memory: { access: 'load', type: 'i16', address: 'pointer', misaligned: 'core' },
      behaviour: ['rd = u32(i32(loaded));', 'pointer = pointer + u32(i32(imm));'],
      examples: [{ operands: { imm: '-2' }, loaded: '-3', before: { pointer: '8' }, rd: '-3' }],
    },
    'walk.sw': {
      description: 'Stores rs2 at the pointer, to which the signed immediate is then added.',
      encoding: { format: 'own', pattern: 'iiiiiii bbbbb 00000 010 00000 0101011', signed: true },
      latency: once,
      memory: { access: 'store', type: 'u32', address: 'pointer', data: 'rs2', misaligned: 'core' },
      behaviour: ['pointer = pointer + u32(i32(imm));'],
      examples: [
        {
          operands: { rs2: '7', imm: '-4' },
          before: { pointer: '0x100' },
          address: '0x100',
          data: '7',
          after: { pointer: '0xfc' },
        },
      ],
    },
    'walk.sb': {
      description: 'Stores the low byte of rs2 at rs1, and answers the address behind it.',
      encoding: { format: 'R', opcode: 'custom-1', funct3: 3, funct7: 0 },
      latency: once,
      memory: { access: 'store', type: 'u8', address: 'rs1', data: 'rs2[7:0]' },
      behaviour: ['rd = rs1 + 1;'],
      examples: [
        { operands: { rs1: '0x1000', rs2: '0x1ff' }, address: '0x1000', data: '0xff', rd: '0x1001' },
      ],
    },
    'walk.lx': {
      description:
        'Loads the halfword number rs2[3:0] from rs1 on, whose lowest bit counts as zero, without sign.',
      encoding: { format: 'R', opcode: 'custom-1', funct3: 4, funct7: 0 },
      latency: once,
      memory: {
        access: 'load',
        type: 'u16',
        address: 'rs1 + u32({rs2[3:0], u1(0)})',
        misaligned: 'down',
      },
      behaviour: ['rd = u32(loaded);'],
      examples: [
        { operands: { rs1: '0x1001', rs2: '3' }, loaded: '0xffff', address: '0x1006', rd: '0xffff' },
      ],
    },
    'walk.from': {
      description: 'Sets the pointer.',
      encoding: { format: 'own', pattern: '0000000 00000 aaaaa 101 00000 0101011', signed: false },
      latency: once,
      behaviour: ['pointer = rs1;'],
    },
    'walk.at': {
      description: 'The pointer.',
      encoding: { format: 'own', pattern: '0000001 00000 00000 101 ddddd 0101011', signed: false },
      latency: once,
      behaviour: ['rd = pointer;'],
    },
  },
});

const stream = define({
  name: 'stream',
  description: 'A checksum that is made beside the program: it retires at once, and who asks for it waits.',
  states: { crc: { type: 'u32', reset: '0xffffffff', description: 'CRC-32 of IEEE 802.3, not inverted.' } },
  instructions: {
    'stream.feed': {
      description: 'Goes on with the four bytes of rs1, the lowest first, four bits a cycle.',
      encoding: { format: 'own', pattern: '0000000 00000 aaaaa 110 00000 0101011', signed: false },
      latency: { kind: 'background', rounds: 4 },
      behaviour: [
        'crc = crc ^ rs1;',
        'for i in 0..32 {',
        '  crc = (crc >> 1) ^ (crc[0] ? 0xedb88320 : 0);',
        '}',
      ],
      examples: [{ operands: { rs1: '0' }, before: { crc: '0xffffffff' }, after: { crc: '0xdebb20e3' } }],
    },
    'stream.crc': {
      description: 'The checksum so far.',
      encoding: { format: 'own', pattern: '0000001 00000 00000 110 ddddd 0101011', signed: false },
      latency: once,
      behaviour: ['rd = crc;'],
    },
    'stream.set': {
      description: 'Sets the checksum.',
      encoding: { format: 'own', pattern: '0000010 00000 aaaaa 110 00000 0101011', signed: false },
      latency: once,
      behaviour: ['crc = rs1;'],
    },
  },
});

const root = define({
  name: 'root',
  description: 'A square root that is made beside the program, which waits where it uses it.',
  instructions: {
    isqrt: {
      description: 'The square root of rs1, rounded down, a bit of it a cycle.',
      encoding: R(1, 4, 0),
      latency: { kind: 'background', rounds: 1 },
      behaviour: [
        'let left = rs1;',
        'let next: u32 = 0x40000000;',
        'let root: u32 = 0;',
        '// What is left is smaller than twice the root so far and its next bit.',
        'for i in 0..16 {',
        '  let tried = root | next;',
        '  root = root >> 1;',
        '  if (left >= tried) {',
        '    left = left - tried;',
        '    root = root | next;',
        '  }',
        '  next = next >> 2;',
        '}',
        'rd = root;',
      ],
      examples: [
        { operands: { rs1: '0' }, rd: '0' },
        { operands: { rs1: '99' }, rd: '9' },
        { operands: { rs1: '100' }, rd: '10' },
        { operands: { rs1: '0xffffffff' }, rd: '65535' },
      ],
    },
  },
});

/** The library: definitions to begin with, each of one field. */
export const LIBRARY: readonly Insn[] = [
  bits,
  mac,
  dsp,
  division,
  counter,
  aes,
  walk,
  stream,
  root,
  define(TABLES),
];
