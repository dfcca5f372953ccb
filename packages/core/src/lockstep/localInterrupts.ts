import { lineOfPin } from '../bench/localLines.ts';
import type { Model } from '../model/index.ts';
import { firstInput, pins } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { LinesChanged } from './record.ts';

/** Clocks by which the core may be ahead of what its trace has shown of it. */
const AHEAD = 200;

interface Pin {
  number: number;
  line: number;
  /** When it last went up and down, and since when its edges are not taken. */
  rose: number;
  fell: number;
  taken: number;
}

/** Pins of the CLIC: which of them may have asked, and which must be heard. */
export class LocalInterrupts {
  readonly #model: Model;
  readonly #pins: Pin[];
  #lines = 0;

  constructor(options: CoreOptions, model: Model) {
    this.#model = model;
    const first = firstInput(options);
    const inputs = pins(options);
    this.#pins = Array.from({ length: inputs }, (_, pin) => ({
      number: first + pin,
      line: lineOfPin(options, pin),
      rose: -Infinity,
      fell: 0,
      taken: -Infinity,
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

  /** Whether the interrupt may have asked when it was taken, a little before `cycle`. */
  mayAsk(number: number, cycle: number): boolean {
    const pin = this.#pins.find((each) => each.number === number);
    const input = this.#model.levels!.clic.inputs.get(number);
    if (!input) return false;
    if (input.pending || !pin) return true;
    const since = input.falls ? pin.fell : pin.rose;
    const until = input.edges ? Infinity : input.falls ? pin.rose : pin.fell;
    return since >= pin.taken - AHEAD && Math.max(since, until) >= cycle - AHEAD;
  }

  take(number: number, cycle: number): void {
    const pin = this.#pins.find((each) => each.number === number);
    if (pin) pin.taken = cycle;
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
