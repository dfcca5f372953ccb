import type { Code } from './code.ts';
import type { Decoded } from './decoder.ts';

export interface FunctionCount {
  name: string;
  address: number;
  instructions: number;
  /** How often its first instruction was executed. */
  entries: number;
}

/** What a trace says of a program. */
export interface Profile {
  instructions: number;
  /** Those with the most instructions first; `?` is what no symbol names. */
  functions: FunctionCount[];
  exceptions: number;
  interrupts: number;
  /** Places where something is missing, because the port was busy. */
  lost: number;
  /** Loops whose rounds a trace does not tell. */
  uncounted: number;
  branches: { executed: number; oneWay: number };
}

const UNNAMED = '?';
/** Local labels of the assembler, and marks of the linker for code and data. */
const NO_FUNCTION = /^(\.L|\$)/;

/** Ways that a branch went, as bits. */
const [TAKEN, NOT_TAKEN] = [1, 2];

/** Counts what is decoded, by the symbol before each address. */
export class Profiler implements Decoded {
  readonly #code: Code;
  readonly #starts: { address: number; name: string }[];
  readonly #counts = new Map<string, FunctionCount>();
  readonly #ways = new Map<number, number>();
  readonly #sums = { instructions: 0, exceptions: 0, interrupts: 0, lost: 0, uncounted: 0 };
  #before: number | undefined;

  constructor(code: Code, symbols: ReadonlyMap<string, number>) {
    this.#code = code;
    this.#starts = [...symbols]
      .filter(([name]) => !NO_FUNCTION.test(name))
      .map(([name, address]) => ({ name, address: address >>> 0 }))
      .sort((one, other) => one.address - other.address);
  }

  instruction(pc: number): void {
    this.#sums.instructions++;
    const count = this.#countAt(pc);
    count.instructions++;
    if (pc === count.address) count.entries++;
    this.#noteWay(pc);
    this.#before = pc;
  }

  trap({ interrupt }: { interrupt: boolean }): void {
    this.#sums[interrupt ? 'interrupts' : 'exceptions']++;
    this.#before = undefined;
  }

  gap(why: 'ended' | 'lost'): void {
    if (why === 'lost') this.#sums.lost++;
    this.#before = undefined;
  }

  uncounted(): void {
    this.#sums.uncounted++;
  }

  get profile(): Profile {
    const ways = [...this.#ways.values()];
    return {
      ...this.#sums,
      functions: [...this.#counts.values()].sort((one, other) => other.instructions - one.instructions),
      branches: { executed: ways.length, oneWay: ways.filter((way) => way !== (TAKEN | NOT_TAKEN)).length },
    };
  }

  /** The branch before went here. */
  #noteWay(pc: number): void {
    const found = this.#before === undefined ? undefined : this.#code.at(this.#before);
    if (this.#before === undefined || found?.flow !== 'branch') return;
    const way = pc === this.#before + found.size ? NOT_TAKEN : TAKEN;
    this.#ways.set(this.#before, (this.#ways.get(this.#before) ?? 0) | way);
  }

  #countAt(pc: number): FunctionCount {
    const { name, address } = this.#symbolAt(pc);
    const known = this.#counts.get(name);
    if (known) return known;
    const made = { name, address, instructions: 0, entries: 0 };
    this.#counts.set(name, made);
    return made;
  }

  /** The last symbol that does not begin behind the address. */
  #symbolAt(pc: number): { name: string; address: number } {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle]!.address <= pc) low = middle + 1;
      else high = middle;
    }
    return this.#starts[low - 1] ?? { name: UNNAMED, address: -1 };
  }
}
