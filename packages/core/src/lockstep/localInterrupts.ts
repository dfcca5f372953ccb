import { lineOfPin } from '../bench/localLines.ts';
import type { Model } from '../model/index.ts';
import { firstInput, pins } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { LinesChanged } from './record.ts';

/** Clocks from what takes an interrupt in the pipeline to where its trace shows the instruction before. */
const AHEAD = 16;

interface Pin {
  number: number;
  line: number;
  /** When it last went up and down. */
  rose: number;
  fell: number;
  /** Since when its edges may not have been claimed, and the last that came beside a claim. */
  claimed: number;
  again: number;
}

/** Pins of the CLIC: which of them may have asked, and which must be heard. */
export class LocalInterrupts {
  readonly #model: Model;
  readonly #pins: Pin[];
  #lines = 0;
  /** Before this clock, of which the last instruction is known, nothing was taken. */
  #passed = 0;

  constructor(options: CoreOptions, model: Model) {
    this.#model = model;
    const first = firstInput(options);
    const inputs = pins(options);
    this.#pins = Array.from({ length: inputs }, (_, pin) => ({
      number: first + pin,
      line: lineOfPin(options, pin),
      rose: -Infinity,
      fell: 0,
      claimed: -Infinity,
      again: -Infinity,
    }));
  }

  change({ lines, cycle }: LinesChanged): void {
    for (const pin of this.#pins) {
      const is = (lines >> pin.line) & 1;
      if (is === ((this.#lines >> pin.line) & 1)) continue;
      if (is) pin.rose = cycle;
      else pin.fell = cycle;
      this.#model.setLocalInterrupt(pin.number, is === 1);
    }
    this.#lines = lines;
  }

  /** An instruction has retired: what comes next was taken behind it. */
  pass(cycle: number): void {
    this.#passed = cycle - AHEAD;
  }

  /** Whether the interrupt may have asked when it was taken, behind the instruction that passed last. */
  mayAsk(number: number): boolean {
    const pin = this.#pins.find((each) => each.number === number);
    const input = this.#model.levels!.clic.inputs.get(number);
    if (!input) return false;
    if (input.pending || !pin) return true;
    if (!input.edges) return Math.max(pin.rose, pin.fell) >= this.#passed;
    // The core had claimed the edge before when this one came, which the model has for the same.
    const edge = input.falls ? pin.fell : pin.rose;
    input.kept = edge >= pin.claimed && edge !== pin.again;
    pin.again = edge;
    return input.kept;
  }

  /** An interrupt by the table is claimed as it is taken. */
  take(number: number): void {
    const pin = this.#pins.find((each) => each.number === number);
    if (pin && this.#model.levels!.clic.offerOf(number)?.vectored) pin.claimed = this.#passed;
  }

  /** A pin that is up, by its level, and would interrupt. */
  due(): number | undefined {
    const { clic, floor } = this.#model.levels!;
    return this.#pins.find(({ number }) => {
      const input = clic.inputs.get(number)!;
      return !input.edges && input.up && (clic.offerOf(number)?.level ?? 0) > floor;
    })?.number;
  }
}
