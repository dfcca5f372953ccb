import type { CoreOptions, Elf } from '@netloom/core';
import { tryOut } from '../../core/tryOut.ts';
import { profile } from '../profile.ts';
import { OPERANDS } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import type { Drafted } from './drafted.ts';

/** Operands and the result that the program made of them. */
interface Seen {
  operands: number[];
  result: number;
}

/** Results of one candidate that are compared. */
const MOST_SEEN = 500;

/** Sees what goes into the instructions of a candidate and what comes out of them, while the program runs. */
class Watch {
  readonly seen: Seen[] = [];
  readonly #candidate: Candidate;
  readonly #own: ReadonlySet<number>;
  readonly #last: number;
  #operands: (number | undefined)[] = [];

  constructor(candidate: Candidate) {
    this.#candidate = candidate;
    this.#own = new Set(candidate.ops.map(({ address }) => address));
    this.#last = candidate.ops.at(-1)!.address;
  }

  /** Addresses at which there is something to see. */
  get addresses(): number[] {
    return this.#candidate.ops.map(({ address }) => address);
  }

  before(pc: number, registers: Int32Array, last: number): void {
    const { sort, inputs } = this.#candidate;
    // A loop is entered once; further rounds begin at the same address.
    if (sort === 'loop' && this.#own.has(last)) return;
    for (const [at, input] of inputs.entries())
      if (input.at === pc) this.#operands[at] = registers[input.register]! >>> 0;
  }

  after(pc: number, registers: Int32Array, last: number): void {
    const { sort, inputs, output } = this.#candidate;
    const isOver = sort === 'loop' ? !this.#own.has(pc) && this.#own.has(last) : last === this.#last;
    if (!isOver || this.seen.length >= MOST_SEEN) return;
    const operands = inputs.map((_, at) => this.#operands[at]);
    if (operands.every((each) => each !== undefined))
      this.seen.push({ operands, result: registers[output]! >>> 0 });
  }
}

/** What was seen of each draft in a run of the program. */
export function watched(
  options: CoreOptions,
  elf: Elf,
  limit: number,
  drafts: readonly Drafted[],
): Map<Drafted, Seen[]> {
  const watches = drafts.map((draft) => ({ draft, watch: new Watch(draft.candidate) }));
  const at = new Map<number, Watch[]>();
  for (const { watch } of watches)
    for (const address of watch.addresses) at.set(address, [...(at.get(address) ?? []), watch]);
  profile(options, elf, limit, (pc, registers, last) => {
    for (const watch of at.get(last) ?? []) watch.after(pc, registers, last);
    for (const watch of at.get(pc) ?? []) watch.before(pc, registers, last);
  });
  return new Map(watches.map(({ draft, watch }) => [draft, watch.seen]));
}

/** Whether the definition gives what the program gave, for all that was seen. */
export function agrees({ insn, known }: Drafted, seen: readonly Seen[]): boolean {
  return seen.every(({ operands, result }) => {
    const values = new Map(operands.map((value, at) => [OPERANDS[at]!, BigInt(value)] as const));
    return tryOut(insn, known, values).rd === result;
  });
}
