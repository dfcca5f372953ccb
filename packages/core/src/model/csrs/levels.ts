import type { Clic, Offer } from '../clic.ts';
import { MACHINE, USER } from '../mode.ts';
import type { Csr, Exchange } from './csr.ts';
import type { Privileged } from './privileged.ts';

const CLIC_MODE = 2;
const NUMBERS = 0x7f;
/** Of mcause: MPP and MPIE, as they are in mstatus too, and minhv. */
const [PREVIOUS_MODE, PREVIOUS_ENABLE, TABLE_FAILED] = [28, 27, 30];

/** What machine mode has besides with a CLIC (RISC-V fast interrupts, draft 0.9). */
export class Levels {
  readonly clic: Clic;
  readonly #state: Privileged;
  readonly #vectors: boolean;
  #level = 0;
  #previous = 0;
  #threshold = 0;
  #table = 0;
  /** mcause.minhv: mepc is the address of an entry that could not be read. */
  tableFailed = false;
  /** Where the trap or return that was entered last leads is told by an entry of the table. */
  vectors = false;

  constructor(clic: Clic, state: Privileged, vectors: boolean) {
    this.clic = clic;
    this.#state = state;
    this.#vectors = vectors;
  }

  get on(): boolean {
    return (this.#state.vector & CLIC_MODE) !== 0;
  }

  /** The level that an interrupt must be above. */
  get floor(): number {
    return this.#state.mode === USER ? 0 : Math.max(this.#level, this.#threshold);
  }

  /** What may interrupt, where interrupts are enabled. */
  due(): Offer | undefined {
    const offer = this.clic.offer();
    return offer && offer.level > this.floor ? offer : undefined;
  }

  /** mtvec, of which mode 3 is that of the CLIC. */
  setVector(value: number): number {
    if ((value & 3) === 3) return (value & ~63) | 3;
    this.#previous = 0;
    this.tableFailed = false;
    return value & ~CLIC_MODE;
  }

  /** Before the trap changes the mode; answers where an interrupt by the table goes. */
  enter(number: number, interrupt: boolean, inTable: boolean): number | undefined {
    this.vectors = false;
    if (!this.on) return undefined;
    this.#previous = this.#level;
    this.tableFailed = inTable;
    if (!interrupt) {
      if (this.#state.mode === USER) this.#level = 0;
      return undefined;
    }
    const { level, vectored } = this.clic.offerOf(number)!;
    this.#level = level;
    if (!vectored) return undefined;
    this.clic.claim(number);
    this.vectors = true;
    return this.#entry(number);
  }

  #entry(number: number): number {
    return (this.#table + 4 * number) | 0;
  }

  /** By mret, once the mode is that of before. */
  leave(): void {
    this.vectors = this.#vectors && this.tableFailed;
    if (this.on) this.#level = this.#previous;
    if (this.#state.mode === USER) this.#threshold = 0;
  }

  get cause(): number {
    const { cause, previousMode, previouslyEnabled } = this.#state;
    if (!this.on) return cause;
    const failed = this.tableFailed ? 1 << TABLE_FAILED : 0;
    const enabled = previouslyEnabled ? 1 << PREVIOUS_ENABLE : 0;
    return cause | failed | (previousMode << PREVIOUS_MODE) | enabled | (this.#previous << 16);
  }

  set cause(value: number) {
    const state = this.#state;
    if (!this.on) {
      state.cause = value & 0x8000_001f;
      return;
    }
    state.cause = value & (0x8000_0000 | NUMBERS);
    state.setPreviousMode((value >> PREVIOUS_MODE) & 3);
    state.previouslyEnabled = ((value >> PREVIOUS_ENABLE) & 1) !== 0;
    this.#previous = (value >> 16) & 0xff;
    this.tableFailed = this.#vectors && ((value >> TABLE_FAILED) & 1) !== 0;
  }

  /** The offer that mnxti shows: what was seen elsewhere, where it may be. */
  #next({ source, immediate, writes, observe }: Exchange): Offer | undefined {
    const compared = writes && !immediate ? (source >> 16) & 0xff : this.#previous;
    const fits = (offer: Offer | undefined) =>
      this.on && offer && !offer.vectored && offer.level > Math.max(compared, this.#threshold)
        ? offer
        : undefined;
    const own = fits(this.clic.offer());
    const shown = observe(own ? this.#entry(own.number) : 0);
    if (shown === 0) return undefined;
    return fits(this.clic.offerOf((shown - this.#table) >>> 2)) ?? own;
  }

  /** mnxti: the next interrupt's entry, while mstatus changes. */
  #takeNext(exchange: Exchange): number {
    const next = this.#next(exchange);
    if (exchange.writes) {
      const state = this.#state;
      state.enableInterrupts((exchange.combine(state.interruptsEnabled ? 8 : 0, exchange.source) & 8) !== 0);
      if (next && (exchange.source & 31) !== 0) this.#take(next);
    }
    return next ? this.#entry(next.number) : 0;
  }

  #take({ number, level }: Offer): void {
    this.#level = level;
    this.#state.cause = number | (1 << 31);
    this.clic.claim(number);
  }

  /** Registers that exchange the stack pointer with mscratch where something has changed. */
  #swap(changed: () => boolean): Csr {
    return {
      read: () => (changed() ? this.#state.scratch : 0),
      exchange: ({ source, immediate, operation }) => {
        if (immediate || operation !== 'write') return undefined;
        if (!changed()) return source;
        const old = this.#state.scratch;
        this.#state.scratch = source;
        return old;
      },
    };
  }

  csrs(): [number, Csr][] {
    return [
      [0x307, { read: () => this.#table, write: (value) => (this.#table = value & ~63) }],
      [0x345, { read: () => 0, exchange: (exchange) => this.#takeNext(exchange), kind: 'unforeseeable' }],
      [0x347, { read: () => this.#threshold, write: (value) => (this.#threshold = value & 0xff) }],
      [0x348, this.#swap(() => this.#state.previousMode !== MACHINE)],
      [0x349, this.#swap(() => (this.#previous === 0) !== (this.#level === 0))],
      [0xfb1, { read: () => this.#level << 24 }],
    ];
  }
}
