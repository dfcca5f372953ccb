/** How an instruction goes on: to the next one, elsewhere by what it says, either, to where nobody can tell, or not at all. */
export type Flow = 'next' | 'jump' | 'branch' | 'untold' | 'never';

/**
 * What a jump is for, as far as its registers say it (Unprivileged ISA 20191213, table 2.1: x1 and x5 hold return
 * addresses), or the instruction by which a handler of traps ends.
 */
export type Role = 'call' | 'return' | 'handler-return';

export interface Instruction {
  size: 2 | 4;
  flow: Flow;
  /** Of a jump or branch, from its own address. */
  offset: number;
  role?: Role;
  word: number;
}

export interface CodePiece {
  address: number;
  bytes: Uint8Array;
}

const signed = (value: number, bits: number) => (value << (32 - bits)) >> (32 - bits);
const bits = (word: number, from: number, count: number, to: number) =>
  ((word >>> from) & ((1 << count) - 1)) << to;

const isLink = (register: number) => register === 1 || register === 5;
const jumpRole = (rd: number, rs1: number): Pick<Instruction, 'role'> =>
  isLink(rd) ? { role: 'call' } : isLink(rs1) ? { role: 'return' } : {};

type Read = Omit<Instruction, 'word'>;
const plain = (size: 2 | 4): Read => ({ size, flow: 'next', offset: 0 });

/** Unprivileged ISA 20191213, chapter 16: c.jal, c.j, c.beqz, c.bnez, c.jr, c.jalr, c.ebreak. */
function compressed(word: number): Read {
  const [quadrant, funct3] = [word & 3, word >>> 13];
  if (quadrant === 1 && (funct3 === 1 || funct3 === 5)) {
    const offset =
      bits(word, 12, 1, 11) |
      bits(word, 11, 1, 4) |
      bits(word, 9, 2, 8) |
      bits(word, 8, 1, 10) |
      bits(word, 7, 1, 6) |
      bits(word, 6, 1, 7) |
      bits(word, 3, 3, 1) |
      bits(word, 2, 1, 5);
    return { size: 2, flow: 'jump', offset: signed(offset, 12), ...jumpRole(funct3 === 1 ? 1 : 0, 0) };
  }
  if (quadrant === 1 && funct3 >= 6) {
    const offset =
      bits(word, 12, 1, 8) |
      bits(word, 10, 2, 3) |
      bits(word, 5, 2, 6) |
      bits(word, 3, 2, 1) |
      bits(word, 2, 1, 5);
    return { size: 2, flow: 'branch', offset: signed(offset, 9) };
  }
  if (quadrant === 2 && funct3 === 4 && (word & 0x7c) === 0) {
    if (word === 0x9002) return { size: 2, flow: 'never', offset: 0 };
    const rs1 = (word >>> 7) & 31;
    const rd = (word >>> 12) & 1;
    if (rs1 !== 0) return { size: 2, flow: 'untold', offset: 0, ...jumpRole(rd, rs1) };
  }
  return plain(2);
}

/** mret, mnret, dret */
const RETURNS = new Set([0x3020_0073, 0x7020_0073, 0x7b20_0073]);
/** ecall and ebreak, which always trap */
const CALLS = new Set([0x0000_0073, 0x0010_0073]);

function whole(word: number): Read {
  const opcode = word & 0x7f;
  if (opcode === 0x6f) {
    const offset = bits(word, 31, 1, 20) | (word & 0xff000) | bits(word, 20, 1, 11) | bits(word, 21, 10, 1);
    return { size: 4, flow: 'jump', offset: signed(offset, 21), ...jumpRole((word >>> 7) & 31, 0) };
  }
  if (opcode === 0x63) {
    const offset = bits(word, 31, 1, 12) | bits(word, 7, 1, 11) | bits(word, 25, 6, 5) | bits(word, 8, 4, 1);
    return { size: 4, flow: 'branch', offset: signed(offset, 13) };
  }
  if (RETURNS.has(word)) return { size: 4, flow: 'untold', offset: 0, role: 'handler-return' };
  if (opcode === 0x67)
    return { size: 4, flow: 'untold', offset: 0, ...jumpRole((word >>> 7) & 31, (word >>> 15) & 31) };
  return CALLS.has(word) ? { size: 4, flow: 'never', offset: 0 } : plain(4);
}

/** The program as the decoder needs it. */
export class Code {
  readonly #pieces: readonly CodePiece[];
  readonly #known = new Map<number, Instruction | undefined>();
  /** Halfwords in all of it: no way through it without a decision is longer. */
  readonly size: number;

  constructor(pieces: readonly CodePiece[]) {
    this.#pieces = pieces;
    this.size = pieces.reduce((sum, { bytes }) => sum + (bytes.length >>> 1), 0);
  }

  /** Undefined where the program has none. */
  at(address: number): Instruction | undefined {
    const known = this.#known.get(address);
    if (known !== undefined || this.#known.has(address)) return known;
    const read = this.#read(address);
    this.#known.set(address, read);
    return read;
  }

  #halfword(address: number): number | undefined {
    const piece = this.#pieces.find(
      (each) => address >= each.address && address + 2 <= each.address + each.bytes.length,
    );
    if (!piece) return undefined;
    const at = address - piece.address;
    return piece.bytes[at]! | (piece.bytes[at + 1]! << 8);
  }

  #read(address: number): Instruction | undefined {
    const low = this.#halfword(address);
    if (low === undefined) return undefined;
    if ((low & 3) !== 3) return { ...compressed(low), word: low };
    const high = this.#halfword(address + 2);
    if (high === undefined) return undefined;
    const word = (low | (high << 16)) >>> 0;
    // jalr on x0 goes where its immediate says, whatever any register holds.
    if ((word & 0x7f) === 0x67 && ((word >>> 15) & 31) === 0)
      return {
        ...{ size: 4, flow: 'jump', offset: ((signed(word >>> 20, 12) & ~1) - address) | 0, word },
        ...jumpRole((word >>> 7) & 31, 0),
      };
    return { ...whole(word), word };
  }
}
