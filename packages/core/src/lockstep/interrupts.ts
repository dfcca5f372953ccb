import { linesOf } from '../bench/interruptLines.ts';
import type { InterruptLine, Model, Step } from '../model/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasNmi } from '../options/nmi.ts';
import { hasClic } from '../options/clic.ts';
import type { Stops } from './debugger.ts';
import type { Difference } from './differences.ts';
import { LocalInterrupts } from './localInterrupts.ts';
import type { LinesChanged, Retired } from './record.ts';

const MSTATUS = 0x300;
const MIE = 0x304;
const MIP = 0x344;
const GLOBAL = 8;
const MNSTATUS = 0x744;
const NMIE = 8;
const MACHINE = 3;
/** Instructions after which an interrupt that is pending and enabled must have been taken. */
const PATIENCE = 16;
/** Cycles that the bus may take besides to refuse a buffered store: a core with caches goes on meanwhile. */
const LATE = 64;
const STORE_ERROR = 1 << 16;
const NON_MASKABLE = 0;
const CAUSE_OF_BIT = [3, 7, 11, NON_MASKABLE];
const NAMES: readonly InterruptLine[] = ['software', 'timer', 'external', 'nmi'];

/** Interrupts as the core takes them: whether they might, and whether one was due that it has not taken. */
export class Interrupts {
  readonly #model: Model;
  readonly #stops: Stops;
  readonly #bits: readonly number[];
  readonly #enabled: boolean;
  readonly #hasNmi: boolean;
  readonly #local: LocalInterrupts;
  /** Bits of a cause that are its number, and where that of one before it begins. */
  readonly #numbers: number;
  readonly #before: number;
  #lines = 0;
  #due = 0;
  /** What comes next is a later part of what is executed as several. */
  #inside = false;
  /** Cycle in which the model first held nothing but the error of a store against the core. */
  #late: number | undefined;
  taken = 0;
  /** Of these, how many were non-maskable. */
  nonMaskable = 0;

  constructor(options: CoreOptions, model: Model, stops: Stops) {
    this.#model = model;
    this.#stops = stops;
    this.#bits = linesOf(options).map(({ bit }) => bit);
    this.#enabled = options.base.zicsr;
    this.#hasNmi = hasNmi(options);
    this.#local = new LocalInterrupts(options, model);
    this.#numbers = hasClic(options) ? 127 : 31;
    this.#before = hasClic(options) ? 15 : 13;
  }

  /** Brings the model to where the core is before it executes the instruction. */
  follow(record: Retired): Difference[] {
    if (!this.#enabled) return [];
    this.#setLines(record.lines);
    const found = record.interrupt ? this.#take(record) : this.#missed(record.cycle);
    this.#local.pass(record.cycle);
    return found;
  }

  after({ inner }: Step): void {
    this.#inside = inner;
  }

  #missed(cycle: number): Difference[] {
    if (!this.#isDue()) this.#due = 0;
    else if (!this.#inside) this.#due++;
    this.#late = this.#isLateAlone() ? (this.#late ?? cycle) : undefined;
    if (this.#due <= PATIENCE || (this.#late !== undefined && cycle - this.#late <= LATE)) return [];
    return [
      {
        what: 'interrupt not taken, pending',
        model: this.#levels ? this.#local.due()! : this.#pending(),
        core: 0,
      },
    ];
  }

  /** Pins of the CLIC change. */
  change(record: LinesChanged): void {
    this.#local.change(record);
  }

  #setLines(lines: number): void {
    for (const bit of this.#bits)
      if (((lines ^ this.#lines) >> bit) & 1)
        this.#model.setInterrupt(NAMES[bit]!, ((lines >> bit) & 1) === 1);
    this.#lines = lines;
  }

  /** One, or the non-maskable one before the first instruction of another's handler. */
  #take(record: Retired): Difference[] {
    this.#due = 0;
    this.#late = undefined;
    const { cause } = record;
    const isFirst = ((cause >>> this.#before) & 1) === 0;
    const before = isFirst ? [] : this.#enter((cause >>> 8) & this.#numbers, record, false);
    return before.length > 0 ? before : this.#enter(cause & this.#numbers, record, true);
  }

  #enter(number: number, { cause, linesSeen }: Retired, isLast: boolean): Difference[] {
    this.taken++;
    if (number === NON_MASKABLE) this.nonMaskable++;
    const bit = CAUSE_OF_BIT.indexOf(number);
    const isLocal = this.#levels !== undefined && bit < 0;
    const raised = isLocal
      ? this.#local.mayAsk(number)
      : !this.#bits.includes(bit) || ((linesSeen >> bit) & 1) === 1;
    const found: [string, number, number][] = [
      ['interrupt in mcause', 1, cause >>> 31],
      ['interrupt enabled', 1, Number(this.#mayInterrupt(number))],
      ['interrupt raised', 1, Number(raised)],
    ];
    const wrong = found.filter(([, model, core]) => model !== core);
    if (wrong.length === 0) {
      const { mode } = this.#model;
      this.#model.takeInterrupt(number);
      this.#stops.interrupted(mode, isLast);
    }
    this.#local.take(number);
    return wrong.map(([what, model, core]) => ({ what, model, core }));
  }

  #mayInterrupt(cause: number): boolean {
    if (cause === NON_MASKABLE && this.#hasNmi) return this.#nmiEnabled();
    const levels = this.#levels;
    if (levels) return this.#global() && (levels.clic.offerOf(cause)?.level ?? 0) > levels.floor;
    return this.#global() && ((this.#model.csr(MIE)! >>> cause) & 1) === 1;
  }

  /** Levels of a core that is in CLIC mode. */
  get #levels(): Model['levels'] {
    return this.#model.levels?.on ? this.#model.levels : undefined;
  }

  /** mnstatus.NMIE, while which is clear no interrupt is taken. */
  #nmiEnabled(): boolean {
    return !this.#hasNmi || (this.#model.csr(MNSTATUS)! & NMIE) !== 0;
  }

  #global(): boolean {
    const open = this.#model.mode !== MACHINE || (this.#model.csr(MSTATUS)! & GLOBAL) !== 0;
    return open && this.#nmiEnabled();
  }

  /** The timer's own time is another than the core's: what it has raised only the core knows. */
  #pending(): number {
    const timer = this.#bits.includes(1) ? 0 : 1 << 7;
    return this.#model.csr(MIP)! & this.#model.csr(MIE)! & ~timer;
  }

  /** Nothing asks but the error of a store, which may not have come yet. */
  #isLateAlone(): boolean {
    return !this.#levels && this.#pending() === STORE_ERROR;
  }

  #isDue(): boolean {
    const nmi = this.#hasNmi && ((this.#lines >> 3) & 1) === 1 && this.#nmiEnabled();
    const asks = this.#levels ? this.#local.due() !== undefined : this.#pending() !== 0;
    return nmi || (this.#global() && asks);
  }
}
