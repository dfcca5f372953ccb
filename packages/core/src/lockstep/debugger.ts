import type { Model, Step } from '../model/index.ts';
import type { Mode } from '../model/mode.ts';
import { hasNmi, nmiVectors } from '../options/nmi.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { Difference } from './differences.ts';
import type { Halted, Retired, TriggerSet } from './record.ts';

const [MTVEC, MIE, MTVT] = [0x305, 0x304, 0x307];

type Levels = NonNullable<Model['levels']>;
const BY_TRIGGER = 2;

/** Stops of the core by a debugger: where it says that it stops, and whether a trigger let an instruction pass. */
export class Stops {
  readonly #model: Model;
  readonly #nmi: readonly number[];
  readonly #alignment: number;
  /** Of the stop before the next instruction, when a trigger made it. */
  #triggered: { pc: number; stops: (step: Step) => boolean } | undefined;
  /** What the debugger has seen and set since an interrupt of which the trace has not told yet. */
  #behindInterrupt: (Halted | TriggerSet)[] = [];
  halts = 0;
  /** Of these, how many were made by triggers. */
  hits = 0;

  constructor(options: CoreOptions, model: Model) {
    this.#alignment = options.base.compressed ? ~1 : ~3;
    this.#nmi = hasNmi(options) ? [nmiVectors(options).interrupt] : [];
    this.#model = model;
  }

  set(record: TriggerSet): Difference[] {
    if (this.#behindInterrupt.length > 0) this.#behindInterrupt.push(record);
    else this.#follow(record);
    return [];
  }

  /** The model has taken an interrupt from a mode; the non-maskable one may come before the first instruction of its handler. */
  interrupted(mode: Mode, isLast: boolean): void {
    this.#model.triggers?.count(mode);
    const inSecond = this.#behindInterrupt.findIndex(
      (each) => each.kind === 'halted' && this.#nmi.includes(each.pc),
    );
    const count = isLast || inSecond < 0 ? this.#behindInterrupt.length : inSecond;
    for (const each of this.#behindInterrupt.splice(0, count)) this.#follow(each);
  }

  #follow(record: Halted | TriggerSet): void {
    const { triggers, mode } = this.#model;
    if (record.kind === 'trigger') {
      triggers?.set(record.index, record.control, record.compared);
      return;
    }
    this.#triggered = undefined;
    if (record.cause !== BY_TRIGGER) return;
    this.#triggered = { pc: record.pc, stops: triggers!.copy() };
    triggers!.fired(mode);
  }

  /** Where interrupts go that hardware sends through the table. */
  #entries({ clic }: Levels): number[] {
    const table = this.#model.csr(MTVT)!;
    const numbers = [...clic.inputs.keys()].filter((number) => clic.offerOf(number)?.vectored);
    return numbers.map((number) => {
      const entry = new DataView(this.#model.read(table + 4 * number, 4).slice().buffer).getUint32(0, true);
      return (entry & this.#alignment) >>> 0;
    });
  }

  /** The core stops before the instruction that is next, or before an interrupt's handler. */
  halted(record: Halted): Difference[] {
    const { cause, pc } = record;
    this.halts++;
    if (cause === BY_TRIGGER) this.hits++;
    if (pc === this.#model.pc) {
      this.#follow(record);
      // What was executed in part begins anew.
      this.#model.pc = pc;
      return [];
    }
    this.#behindInterrupt.push(record);
    if (this.#handlers().includes(pc)) return [];
    return [{ what: 'dpc', model: this.#model.pc, core: pc }];
  }

  /** An instruction has been executed: was it one that a trigger should have stopped before, or that it stopped for? */
  after(record: Retired, step: Step): Difference[] {
    const triggered = this.#triggered;
    this.#triggered = undefined;
    const { triggers } = this.#model;
    if (!triggers) return [];
    const passed = triggers.stops(step) ? [{ what: 'trigger passed, at pc', model: 1, core: 0 }] : [];
    if (!step.inner) triggers.count(step.mode);
    if (!triggered || triggered.pc !== record.pc) return passed;
    // What a failed access or sc would have accessed is not known.
    if (step.trap || isConditional(record.instruction) || triggered.stops(step)) return passed;
    // It may have stopped the hart in a later part of what is executed as several.
    if (step.inner) this.#triggered = triggered;
    if (step.inner) return passed;
    return [...passed, { what: 'trigger without a match, at pc', model: 0, core: 1 }];
  }

  #handlers(): number[] {
    const vector = this.#model.csr(MTVEC)!;
    const { levels } = this.#model;
    if (levels?.on) return [(vector & ~63) >>> 0, ...this.#entries(levels), ...this.#nmi];
    const enabled = this.#model.csr(MIE)!;
    const causes = (vector & 1) === 1 ? Array.from({ length: 32 }, (_, cause) => cause) : [0];
    const base = (vector & ~3) >>> 0;
    const handlers = causes
      .filter((cause) => (vector & 1) === 0 || ((enabled >>> cause) & 1) === 1)
      .map((cause) => base + 4 * cause);
    return [...handlers, ...this.#nmi];
  }
}

const isConditional = (instruction: number) => (instruction & 0x7f) === 0x2f && instruction >>> 27 === 3;
