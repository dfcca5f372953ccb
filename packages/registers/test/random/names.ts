import type { Random } from './random.ts';

/** Legal names that a careless generator could use for something of its own. */
const AWKWARD = [
  'i',
  'q',
  'd',
  'clk_en',
  'rdata',
  'wdata',
  'state',
  'read',
  'write',
  'ready',
  'valid',
  'data',
  'address',
  'index',
  'unused',
  'value',
  'mask',
  'word',
  'hit',
  'error',
  'max',
  'min',
  'uint32_t',
  'errno',
  'stdin',
  'size_t',
  'build',
  'reset_value',
  'reg_map',
  'parent',
  'volatile_',
  '_x',
  'X__',
];
const USUAL = ['CTRL', 'STATUS', 'DATA', 'Mode', 'COUNT', 'LEVEL', 'FLAGS', 'limit', 'Cfg', 'TIMEOUT'];

/** Gives names that differ in one scope whatever their case. */
export class Names {
  readonly #taken = new Set<string>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** `tag` keeps names of one kind apart from names of others that a generator may join them with. */
  next(tag: string): string {
    for (;;) {
      const pool = this.#random.chance(0.3) ? AWKWARD : USUAL;
      const name = `${this.#random.pick(pool)}${tag}${this.#random.integer(0, 99)}`;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }

  /** An awkward name as it is, once; else a made one. */
  bare(tag: string): string {
    const name = this.#random.pick(AWKWARD);
    if (this.#taken.has(name.toLowerCase())) return this.next(tag);
    this.#taken.add(name.toLowerCase());
    return name;
  }
}
