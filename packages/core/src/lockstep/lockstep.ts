import { benchMap, customResult, DEVICE } from '../bench/index.ts';
import { createModel } from '../model/index.ts';
import type { Model, Observation, Region, Step } from '../model/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { loadImage } from '../program/index.ts';
import type { Image } from '../program/index.ts';
import { Stops } from './debugger.ts';
import { differences } from './differences.ts';
import type { Difference } from './differences.ts';
import { Errors } from './errors.ts';
import { Interrupts } from './interrupts.ts';
import { LaterResults } from './laterResults.ts';
import { Wholes } from './wholes.ts';
import type { Halted, Landed, Retired, TraceRecord, TriggerSet } from './record.ts';

/** The first thing in which core and model differ. */
export interface Mismatch {
  /** Number of the instruction since reset. */
  order: number;
  /** Clock cycle since reset, in which it retired. */
  cycle: number;
  pc: number;
  /** 0 where a debugger stopped the core before it. */
  instruction: number;
  differences: Difference[];
  core: Retired | Halted | TriggerSet | Landed;
  model: Step | undefined;
  /** Registers of the model after the instruction. */
  registers: Uint32Array;
}

/** Devices hold nothing that a model could know: what is read from them is taken from the core. */
const device: Region = {
  kind: 'device',
  base: DEVICE.base,
  size: DEVICE.size,
  read: () => 0,
  write: () => true,
};

function modelWith(options: CoreOptions, image: Image): Model {
  const { ram, rom } = benchMap(options);
  const memories = loadImage(options, image);
  const onBus = memories.filter(({ base }) => base === ram.base || base === rom?.base);
  const regions = onBus.map(({ base, bytes }): Region => ({
    kind: base === ram.base ? 'ram' : 'rom',
    base,
    bytes,
  }));
  const model = createModel(options, [...regions, device], { interrupts: 'told', custom: customResult });
  for (const memory of memories) if (!onBus.includes(memory)) model.write(memory.base, memory.bytes);
  return model;
}

/** A model that executes what a core's trace shows, instruction by instruction, and finds where they part. */
export class Lockstep {
  readonly #model: Model;
  readonly #errors: Errors;
  readonly #interrupts: Interrupts;
  readonly #stops: Stops;
  readonly #wholes = new Wholes();
  readonly #later: LaterResults;
  #order = 0;
  /** Instructions compared. */
  compared = 0;

  constructor(options: CoreOptions, image: Image) {
    this.#model = modelWith(options, image);
    this.#errors = new Errors(options);
    this.#stops = new Stops(options, this.#model);
    this.#interrupts = new Interrupts(options, this.#model, this.#stops);
    this.#later = new LaterResults(options);
  }

  get interruptsTaken(): number {
    return this.#interrupts.taken;
  }

  /** Of the interrupts, those that were non-maskable. */
  get nonMaskableTaken(): number {
    return this.#interrupts.nonMaskable;
  }

  get halts(): number {
    return this.#stops.halts;
  }

  /** Results that came after their instructions had retired. */
  get landings(): number {
    return this.#later.landings;
  }

  /** Halts by triggers. */
  get hits(): number {
    return this.#stops.hits;
  }

  /** Follows one record; a mismatch is final, the state of the model has parted from the core's. */
  check(record: TraceRecord): Mismatch | undefined {
    if (record.kind !== 'retired') return this.#beside(record);
    if (this.#model.halted)
      return this.#mismatch(record, undefined, [difference('executes, though it has stopped', 0, 1)]);
    const before = [...this.#wholes.before(record), ...this.#interrupts.follow(record)];
    const order = this.#order++ === record.order ? [] : [difference('order', this.#order - 1, record.order)];
    if (before.length > 0 || order.length > 0)
      return this.#mismatch(record, undefined, [...order, ...before]);
    const model = this.#model;
    const operands = [...operandDifferences(record, model), ...this.#later.used(record)];
    const observation: Observation = { value: record.rdValue, ...this.#errorOf(record) };
    const step = model.step(observation);
    this.compared++;
    this.#wholes.after(step);
    this.#interrupts.after(step);
    const found = [
      ...operands,
      ...differences(record, this.#later.shown(step)),
      ...this.#stops.after(record, step),
      ...this.#errors.ignored(),
    ];
    return found.length > 0 ? this.#mismatch(record, step, found) : undefined;
  }

  /** The entry of a table that could not be fetched is shown as an instruction that could not. */
  #errorOf(record: Retired): Partial<Observation> {
    const error = this.#errors.of(record);
    const atEntry = this.#model.vectoring && error.busError === 'fetch' && record.pc === this.#model.pc;
    return atEntry ? { entryFailed: true } : error;
  }

  /** What is told between instructions. */
  #beside(record: Exclude<TraceRecord, Retired>): Mismatch | undefined {
    if (record.kind === 'halted' || record.kind === 'trigger') {
      const found =
        record.kind === 'halted'
          ? [...this.#wholes.before(record), ...this.#stops.halted(record)]
          : this.#stops.set(record);
      return found.length > 0 ? this.#mismatch(record, undefined, found) : undefined;
    }
    if (record.kind === 'landed') {
      const found = this.#later.landed(record);
      return found.length > 0 ? this.#mismatch(record, undefined, found) : undefined;
    }
    if (record.kind === 'lines') this.#interrupts.change(record);
    else this.#errors.note(record);
    return undefined;
  }

  #mismatch(core: Mismatch['core'], model: Step | undefined, found: Difference[]): Mismatch {
    const isRetired = core.kind === 'retired';
    const { order, pc, instruction } = isRetired
      ? core
      : { order: this.#order, pc: this.#model.pc, instruction: 0 };
    const { cycle } = core;
    const registers = Uint32Array.from(this.#model.registers);
    return { order, cycle, pc, instruction, differences: found, core, model, registers };
  }
}

const difference = (what: string, model: number, core: number): Difference => ({ what, model, core });

/** Operands as the core read them against the registers before the instruction. */
function operandDifferences(
  { rs1, rs2, rs1Value, rs2Value, trap }: Retired,
  { registers }: Model,
): Difference[] {
  if (trap) return [];
  const compare = (what: string, register: number, value: number) =>
    registers[register]! >>> 0 === value ? [] : [difference(what, registers[register]! >>> 0, value)];
  return [...compare('rs1 value', rs1, rs1Value), ...compare('rs2 value', rs2, rs2Value)];
}
