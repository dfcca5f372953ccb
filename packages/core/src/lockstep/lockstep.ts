import { benchMap, customResult, DEVICE } from '../bench/index.ts';
import { createModel } from '../model/index.ts';
import type { Model, Observation, Region, Step } from '../model/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { loadImage } from '../program/index.ts';
import type { Image } from '../program/index.ts';
import { differences } from './differences.ts';
import type { Difference } from './differences.ts';
import { Errors } from './errors.ts';
import { Interrupts } from './interrupts.ts';
import type { Retired, TraceRecord } from './record.ts';

/** The first thing in which core and model differ. */
export interface Mismatch {
  /** Number of the instruction since reset. */
  order: number;
  /** Clock cycle since reset, in which it retired. */
  cycle: number;
  pc: number;
  instruction: number;
  differences: Difference[];
  core: Retired;
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
  readonly #errors = new Errors();
  readonly #interrupts: Interrupts;
  #order = 0;
  /** Instructions compared. */
  compared = 0;

  constructor(options: CoreOptions, image: Image) {
    this.#model = modelWith(options, image);
    this.#interrupts = new Interrupts(options, this.#model);
  }

  get interruptsTaken(): number {
    return this.#interrupts.taken;
  }

  /** Follows one record; a mismatch is final, the state of the model has parted from the core's. */
  check(record: TraceRecord): Mismatch | undefined {
    if (record.kind !== 'retired') {
      this.#errors.note(record);
      return undefined;
    }
    const before = this.#interrupts.follow(record);
    const order = this.#order++ === record.order ? [] : [difference('order', this.#order - 1, record.order)];
    if (before.length > 0 || order.length > 0)
      return this.#mismatch(record, undefined, [...order, ...before]);
    const model = this.#model;
    const operands = operandDifferences(record, model);
    const observation: Observation = { value: record.rdValue, ...this.#errors.of(record) };
    const step = model.step(observation);
    this.compared++;
    const found = [...operands, ...differences(record, step), ...this.#errors.ignored()];
    return found.length > 0 ? this.#mismatch(record, step, found) : undefined;
  }

  #mismatch(core: Retired, model: Step | undefined, found: Difference[]): Mismatch {
    const { order, cycle, pc, instruction } = core;
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
