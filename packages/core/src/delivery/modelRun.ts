import { DEVICE, benchMap, customResult } from '../bench/index.ts';
import { linesOf } from '../bench/interruptLines.ts';
import { lineOfPin } from '../bench/localLines.ts';
import { createModel } from '../model/index.ts';
import type { InterruptLine, Model, Region } from '../model/index.ts';
import { firstInput, pins } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { loadImage } from '../program/index.ts';
import type { Image } from '../program/index.ts';
import { LAYOUT } from '../program/layout.ts';
import { PLACE } from './layout.ts';
import type { OtherPlace } from './test.ts';

const NAMES: readonly InterruptLine[] = ['software', 'timer', 'external', 'nmi'];
/** More than any test needs. */
const INSTRUCTIONS = 2_000_000;

/** The bench's device as programs see it that do not ask for cycles. */
class BenchDevice {
  #lines = 0;
  readonly #mask: number;
  /** Numbers of the CLIC's pins, each with its line. */
  readonly #pins: { number: number; line: number }[];
  model: Model | undefined;

  constructor(options: CoreOptions) {
    this.#pins = Array.from({ length: pins(options) }, (_, pin) => ({
      number: firstInput(options) + pin,
      line: lineOfPin(options, pin),
    }));
    const bits = [...linesOf(options).map(({ bit }) => bit), ...this.#pins.map(({ line }) => line)];
    this.#mask = bits.reduce((mask, bit) => mask | (1 << bit), 0);
  }

  get region(): Region {
    return {
      kind: 'device',
      base: DEVICE.base,
      size: DEVICE.size,
      read: (offset) => (offset === DEVICE.lower ? this.#lines : 0),
      write: (offset, _width, value) => this.#write(offset, value),
    };
  }

  #write(offset: number, value: number): boolean {
    if (offset === DEVICE.lower) this.#set(this.#lines & ~value);
    if (offset === DEVICE.raise) this.#set(this.#lines | value);
    return true;
  }

  #set(lines: number): void {
    const next = lines & this.#mask;
    for (const [bit, name] of NAMES.entries())
      if (((next ^ this.#lines) >> bit) & 1) this.model!.setInterrupt(name, ((next >> bit) & 1) === 1);
    for (const { number, line } of this.#pins)
      if (((next ^ this.#lines) >> line) & 1)
        this.model!.setLocalInterrupt(number, ((next >> line) & 1) === 1);
    this.#lines = next;
  }
}

/** A test that the model does not end as every test must; it would judge no core. */
export class UnfitTest extends Error {}

export interface ModelRun {
  signature: Uint32Array;
  instructions: number;
}

/** Instructions before a reset in the middle of work. */
const BEFORE_RESET = 3000;

interface Start {
  tohost?: number;
  /** What the RAM holds still. */
  kept?: Uint8Array;
}

function modelOf(options: CoreOptions, image: Image, { tohost = LAYOUT.tohost, kept }: Start = {}): Model {
  const { ram, rom } = benchMap(options);
  const device = new BenchDevice(options);
  const memories = loadImage(options, image);
  const onBus = memories.filter(({ base }) => base === ram.base || base === rom?.base);
  const regions = onBus.map(({ base, bytes }): Region =>
    base === ram.base ? { kind: 'ram', base, bytes: kept ?? bytes } : { kind: 'rom', base, bytes },
  );
  const model = createModel(options, [...regions, device.region], {
    tohost,
    custom: customResult,
  });
  device.model = model;
  for (const memory of memories) if (!onBus.includes(memory)) model.write(memory.base, memory.bytes);
  return model;
}

/** What a program leaves on the model, that is reset once in the middle where it is asked for. @throws UnfitTest */
export function runOnModel(options: CoreOptions, image: Image, isReset = false): ModelRun {
  const { ram } = benchMap(options);
  let model = modelOf(options, image);
  if (isReset) {
    const { cause } = model.run(BEFORE_RESET);
    if (cause !== 'limit' && cause !== 'halted') throw new UnfitTest(`ends by ${cause} before its reset`);
    model = modelOf(options, image, { kept: model.read(ram.base, ram.end - ram.base).slice() });
  }
  const end = model.run(INSTRUCTIONS);
  if (end.cause !== 'tohost' || end.value !== 1)
    throw new UnfitTest(`ends by ${end.cause} at 0x${end.pc.toString(16)}`);
  return { signature: signatureIn(model), instructions: end.instructions };
}

/** What lies at an address when the model has ended a program. */
export function memoryAfter(options: CoreOptions, image: Image, address: number, bytes: number): Uint8Array {
  const model = modelOf(options, image);
  model.run(INSTRUCTIONS);
  return model.read(address, bytes).slice();
}

/** How a program of others ends, and the words of its signature. */
export function runOther(options: CoreOptions, image: Image, { tohost, signature }: OtherPlace) {
  const model = modelOf(options, image, { tohost });
  const end = model.run(INSTRUCTIONS);
  const { base, end: after } = signature ?? { base: PLACE.signature, end: PLACE.signature };
  return { end, words: new Uint32Array(model.read(base, (after - base) & ~3).slice().buffer) };
}

/** The words up to the one that every test leaves as its last. @throws UnfitTest */
function signatureIn(model: Model): Uint32Array {
  const words = new Uint32Array(model.read(PLACE.signature, 4 * PLACE.most).slice().buffer);
  const last = words.lastIndexOf(PLACE.lastWord);
  if (last < 1) throw new UnfitTest('leaves nothing');
  return words.slice(0, last + 1);
}
