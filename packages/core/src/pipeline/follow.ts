import type { PipelineRecord } from './record.ts';

/** How an instruction ended; `inFlight` when the record ends, or began, before it did. */
export type Fate = 'retired' | 'trapped' | 'flushed' | 'inFlight';

/** An instruction on its way; cycles are those of the record, -1 for a stage that it was not seen in. */
export interface Followed {
  pc: number;
  /** As it was fetched, 16 bits when compressed; undefined for what fetch has offered alone. */
  word: number | undefined;
  /** First cycle in each stage. With two stages it executes in `decode`. */
  fetch: number;
  decode: number;
  execute: number;
  memory: number;
  writeBack: number;
  /** Last cycle in which it is seen. */
  last: number;
  fate: Fate;
}

type Stage = 'fetch' | 'decode' | 'execute' | 'memory';

const NOWHERE = { fetch: -1, decode: -1, execute: -1, memory: -1, writeBack: -1, last: -1 };

/** Follows every instruction of a record through the pipeline, in the order in which they were fetched. */
export function followInstructions(record: PipelineRecord): Followed[] {
  return new Follower(record).follow();
}

/** What is in the pipeline goes from register to register as the registers' own conditions say. */
class Follower {
  readonly #record: PipelineRecord;
  readonly #all: Followed[] = [];
  readonly #in: Partial<Record<Stage, Followed>> = {};

  constructor(record: PipelineRecord) {
    this.#record = record;
  }

  follow(): Followed[] {
    const { cycles, stages } = this.#record;
    for (let cycle = 0; cycle < cycles; cycle++) {
      // From the end on, as each makes room for the one behind it.
      if (stages === 5) {
        this.#memory(cycle);
        this.#execute(cycle);
      }
      this.#decode(cycle);
      this.#fetch(cycle);
      for (const instruction of Object.values(this.#in)) instruction.last = cycle;
    }
    return this.#all;
  }

  #begin(pc: number): Followed {
    const instruction: Followed = { pc, word: undefined, ...NOWHERE, fate: 'inFlight' };
    this.#all.push(instruction);
    return instruction;
  }

  #enter(stage: Stage, cycle: number, instruction: Followed): void {
    instruction[stage] = cycle;
    this.#in[stage] = instruction;
  }

  #end(instruction: Followed | undefined, fate: Fate): void {
    if (instruction && instruction.fate === 'inFlight') instruction.fate = fate;
  }

  /** What was in a stage in the cycle before and is in none now. */
  #leave(stage: Stage): Followed | undefined {
    const instruction = this.#in[stage];
    delete this.#in[stage];
    return instruction;
  }

  /** Whether the RVFI port shows an instruction that failed, in a cycle. */
  #shownTrap(cycle: number, { pc }: Followed): boolean {
    const { cycles, flag, word } = this.#record;
    return cycle < cycles && flag(cycle, 'traps') && word(cycle, 'retiredPc') === pc;
  }

  #memory(cycle: number): void {
    const { flag } = this.#record;
    const before = cycle - 1;
    const stays = before >= 0 && flag(before, 'memoryValid') && !flag(before, 'memoryReady');
    if (stays && flag(cycle, 'memoryValid')) return;
    const gone = this.#leave('memory');
    if (gone) {
      // It shows in the cycle behind MEM, in which its result is written.
      gone.writeBack = cycle;
      gone.last = cycle;
      this.#end(gone, this.#shownTrap(cycle, gone) ? 'trapped' : stays ? 'flushed' : 'retired');
    }
    if (!flag(cycle, 'memoryValid')) return;
    const arrives = this.#leave('execute') ?? this.#begin(0);
    this.#enter('memory', cycle, arrives);
  }

  #execute(cycle: number): void {
    const { flag, word } = this.#record;
    const before = cycle - 1;
    const stays = before >= 0 && flag(before, 'executeValid') && !flag(before, 'executeReady');
    if (stays && flag(cycle, 'executeValid')) return;
    const gone = this.#leave('execute');
    // An exception of EX shows two cycles behind it.
    if (gone) this.#end(gone, this.#shownTrap(cycle + 1, gone) ? 'trapped' : 'flushed');
    if (!flag(cycle, 'executeValid')) return;
    const arrives = this.#leave('decode') ?? this.#begin(word(cycle, 'executePc'));
    this.#enter('execute', cycle, arrives);
  }

  #decode(cycle: number): void {
    const { flag, word, stages } = this.#record;
    const before = cycle - 1;
    const stays = before >= 0 && flag(before, 'decodeValid') && !flag(before, 'decodeReady');
    if (stays && flag(cycle, 'decodeValid')) return;
    const gone = this.#leave('decode');
    if (gone) this.#end(gone, stages === 2 ? this.#doneIn(before, gone) : 'flushed');
    if (!flag(cycle, 'decodeValid')) return;
    const pc = word(cycle, 'decodePc');
    const offered = this.#in.fetch?.pc === pc ? this.#leave('fetch') : undefined;
    const arrives = offered ?? this.#begin(pc);
    arrives.word = word(cycle, 'decodeWord');
    this.#enter('decode', cycle, arrives);
  }

  /** With two stages the port shows an instruction in the cycle in which it leaves. */
  #doneIn(cycle: number, { pc }: Followed): Fate {
    const { flag, word } = this.#record;
    if (!flag(cycle, 'retires') || word(cycle, 'retiredPc') !== pc) return 'flushed';
    return flag(cycle, 'traps') ? 'trapped' : 'retired';
  }

  #fetch(cycle: number): void {
    const { flag, word } = this.#record;
    const before = cycle - 1;
    const refused = before >= 0 && flag(before, 'elsewhere');
    const offered = this.#in.fetch;
    const pc = word(cycle, 'fetchPc');
    const isThere = flag(cycle, 'fetchValid');
    if (offered && isThere && !refused && offered.pc === pc) return;
    this.#end(this.#leave('fetch'), 'flushed');
    if (isThere) this.#enter('fetch', cycle, this.#begin(pc));
  }
}
