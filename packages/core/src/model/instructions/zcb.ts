import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Compressed } from './compressed.ts';
import { OPCODE } from './definition.ts';
import { encode } from './encode.ts';

/** An instruction of Zcb, and what the core needs besides to have it. */
interface Zcb extends Compressed {
  needs?: 'zbb' | 'multiply';
}

const { opImm, load } = OPCODE;

/** Registers x8 to x15 in three bits. */
const data = (half: number) => 8 + ((half >> 2) & 7);
const first = (half: number) => 8 + ((half >> 7) & 7);
const byteOffset = (half: number) => ((half >> 6) & 1) | (((half >> 5) & 1) << 1);
const halfOffset = (half: number) => ((half >> 5) & 1) << 1;

const loads = (name: string, mask: number, match: number, funct3: number): Zcb => ({
  ...{ name, mask, match },
  expand: (half) =>
    encode.immediate(load, funct3, data(half), first(half), (funct3 & 1 ? halfOffset : byteOffset)(half)),
});

const stores = (name: string, mask: number, match: number, funct3: number): Zcb => ({
  ...{ name, mask, match },
  expand: (half) => encode.store(funct3, first(half), data(half), (funct3 ? halfOffset : byteOffset)(half)),
});

/** From a register to itself. */
const unary = (name: string, match: number, expand: (register: number) => number, needs?: 'zbb'): Zcb => ({
  ...{ name, mask: 0xfc7f, match, expand: (half) => expand(first(half)) },
  ...(needs && { needs }),
});

/** Zcb of Code Size Reduction 1.0, chapter 3. */
export const ZCB: readonly Zcb[] = [
  loads('c.lbu', 0xfc03, 0x8000, 4),
  loads('c.lhu', 0xfc43, 0x8400, 5),
  loads('c.lh', 0xfc43, 0x8440, 1),
  stores('c.sb', 0xfc03, 0x8800, 0),
  stores('c.sh', 0xfc43, 0x8c00, 1),
  unary('c.zext.b', 0x9c61, (register) => encode.immediate(opImm, 7, register, register, 0xff)),
  unary('c.sext.b', 0x9c65, (register) => encode.immediate(opImm, 1, register, register, 0x604), 'zbb'),
  unary('c.zext.h', 0x9c69, (register) => encode.register(0x04, 4, register, register, 0), 'zbb'),
  unary('c.sext.h', 0x9c6d, (register) => encode.immediate(opImm, 1, register, register, 0x605), 'zbb'),
  unary('c.not', 0x9c75, (register) => encode.immediate(opImm, 4, register, register, -1)),
  {
    ...{ name: 'c.mul', mask: 0xfc63, match: 0x9c41, needs: 'multiply' },
    expand: (half) => encode.register(0x01, 0, first(half), first(half), data(half)),
  },
];

/** Those that a core has. */
export const zcbOf = ({ zcb, zbb, multiply }: CoreOptions['base']): readonly Compressed[] =>
  zcb
    ? ZCB.filter(({ needs }) => (needs === 'zbb' ? zbb : needs === 'multiply' ? multiply !== 'none' : true))
    : [];
