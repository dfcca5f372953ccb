import type { Device, Width } from './memory.ts';

export const CLINT_SIZE = 0x10000;
const MTIMECMP = 0x4000;
const MTIME = 0xbff8;
const NEVER = (1n << 64n) - 1n;

/** The words of a 64-bit register. */
const word = (value: bigint, high: boolean) => Number((value >> (high ? 32n : 0n)) & 0xffff_ffffn);
const withWord = (value: bigint, high: boolean, word: number) =>
  high ? (value & 0xffff_ffffn) | (BigInt(word) << 32n) : (value & ~0xffff_ffffn) | BigInt(word);

/** Core-local interruptor (RISC-V ACLINT 1.0, MSWI and MTIMER of one hart). What is at no register reads 0. */
export class Clint implements Device {
  readonly kind = 'device';
  readonly base: number;
  readonly size = CLINT_SIZE;
  readonly #cycles: () => number;
  #offset = 0n;
  compare = NEVER;
  software = false;

  constructor(base: number, cycles: () => number) {
    this.base = base;
    this.#cycles = cycles;
  }

  get time(): bigint {
    return BigInt.asUintN(64, BigInt(this.#cycles()) + this.#offset);
  }

  get timer(): boolean {
    return this.time >= this.compare;
  }

  foreseeable(offset: number): boolean {
    return (offset & ~7) !== MTIME;
  }

  read(offset: number, width: Width): number {
    const shift = 8 * (offset & 3);
    return (this.#word(offset & ~3) >>> shift) & (2 ** (8 * width) - 1);
  }

  write(offset: number, width: Width, value: number): boolean {
    const shift = 8 * (offset & 3);
    const mask = (2 ** (8 * width) - 1) << shift;
    const place = offset & ~3;
    this.#setWord(place, ((this.#word(place) & ~mask) | ((value << shift) & mask)) >>> 0);
    return true;
  }

  #word(place: number): number {
    if (place === 0) return this.software ? 1 : 0;
    if ((place & ~7) === MTIMECMP) return word(this.compare, place !== MTIMECMP);
    return (place & ~7) === MTIME ? word(this.time, place !== MTIME) : 0;
  }

  #setWord(place: number, value: number): void {
    const high = (place & 4) !== 0;
    if (place === 0) this.software = (value & 1) !== 0;
    if ((place & ~7) === MTIMECMP) this.compare = withWord(this.compare, high, value);
    if ((place & ~7) === MTIME) this.#offset = withWord(this.time, high, value) - BigInt(this.#cycles());
  }
}
