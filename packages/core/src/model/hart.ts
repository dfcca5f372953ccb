import type { Bank } from './bank.ts';
import type { Bus } from './bus.ts';
import type { CsrFile } from './csrs/csrFile.ts';
import type { Decode } from './decoder.ts';
import { CAUSE, Exception } from './exception.ts';
import { NOWHERE } from './instructions/definition.ts';
import type { Decoded } from './instructions/definition.ts';
import type { Mode } from './mode.ts';
import { PAGE, emptyPage, undecoded } from './page.ts';
import type { Page } from './page.ts';
import type { Trap } from './step.ts';

export interface HartSettings {
  bus: Bus;
  csrs: CsrFile;
  decode: Decode;
  compressed: boolean;
  /** Whether exceptions trap; else they halt. */
  traps: boolean;
  resetVector: number;
  custom(instruction: number, rs1: number, rs2: number): number;
}

/** Offset in a page where an instruction of four bytes is not kept, for stores to the next page would not find it. */
const LAST_HALF = PAGE - 2;

/** A page in which pc does not lie. */
const elsewhere = (pc: number) => pc ^ (1 << 31);

/** The state that instructions change. Registers, pc and addresses are signed. */
export class Hart {
  readonly x = new Int32Array(NOWHERE + 1);
  readonly bus: Bus;
  readonly csrs: CsrFile;
  readonly custom: HartSettings['custom'];
  readonly #decode: Decode;
  readonly #compressed: boolean;
  readonly #traps: boolean;
  pc: number;
  /** Address of the instruction after this one. */
  next = 0;
  /** Parts of the instruction at pc that have been executed, where it is executed as several. */
  part = 0;
  /** Parts executed, stepwise, of instructions that went on. */
  partial = 0;
  reservation: number | undefined;
  sleeping = false;
  /** At pc lies an entry of the table of vectors, whose handler comes next. */
  vectoring = false;
  /** Stopped until reset, by this exception. */
  halted: Trap | undefined;
  lastTrap: Trap | undefined;
  /** Instructions still to execute before anything but instructions is looked at; a small integer, for speed. */
  left = 0;
  /** Value of `ticks` when `left` comes to 0. */
  #goal = 0;
  trapped = 0;
  /** Cycles slept in wfi. */
  idle = 0;
  /** Retired instructions by event of mhpmevent, where they are counted. */
  readonly events = new Float64Array(32);
  page: Page = [];
  pageBase: number;
  #bank: Bank | undefined;

  constructor({ bus, csrs, decode, compressed, traps, resetVector, custom }: HartSettings) {
    this.bus = bus;
    this.csrs = csrs;
    this.custom = custom;
    this.#decode = decode;
    this.#compressed = compressed;
    this.#traps = traps;
    this.pc = resetVector;
    this.pageBase = elsewhere(resetVector);
  }

  goTo(pc: number): void {
    this.pc = pc;
    this.part = 0;
    this.pageBase = elsewhere(pc);
  }

  get mode(): Mode {
    return this.csrs.state.mode;
  }

  /** Instructions executed, those that trapped included. */
  get ticks(): number {
    return this.#goal - this.left;
  }

  /** Gives the hart so many instructions to execute. */
  allow(instructions: number): void {
    this.#goal = this.ticks + instructions;
    this.left = instructions;
  }

  /** Something changed that interrupts or the end of a run depend on: this instruction is the last for now. */
  lookUp(): void {
    this.#goal -= this.left - 1;
    this.left = 1;
  }

  /** A part has been executed; the instruction is again the next one unless that was the last of `count`. */
  partDone(count: number): void {
    this.part++;
    if (this.part === count) {
      this.part = 0;
      return;
    }
    this.partial++;
    this.next = this.pc;
  }

  jump(target: number): void {
    if (!this.#compressed && (target & 2) !== 0) throw new Exception(CAUSE.instructionMisaligned, target | 0);
    this.next = target | 0;
  }

  illegal(word: number): Exception {
    return new Exception(CAUSE.illegalInstruction, word);
  }

  /** Looks at the page in which pc lies from now on. */
  turnPage(): Decoded {
    const bank = this.bus.space.bankOf(this.pc);
    if (!bank?.executable) throw new Exception(CAUSE.fetchFault, this.pc);
    const offset = bank.offset(this.pc);
    this.#bank = bank;
    this.page = bank.pages[offset >>> 12] ??= emptyPage();
    this.pageBase = (bank.base + (offset & ~(PAGE - 1))) | 0;
    return this.page[(offset & (PAGE - 1)) >>> 1]!;
  }

  /** Checked anew each time: what is permitted changes with mode and rules. */
  fetchChecked(): Decoded {
    this.#checkFetch(this.pc);
    const found = this.turnPage();
    const decoded = found === undecoded ? this.decode() : found;
    if (decoded.length === 4) this.#checkFetch((this.pc + 2) | 0);
    return decoded;
  }

  /** The trap is at the instruction; its value is where the part begins that is refused. */
  #checkFetch(address: number): void {
    const { protection } = this.csrs;
    if (protection && !protection.permits(address, 'execute', this.mode))
      throw new Exception(CAUSE.fetchFault, address);
  }

  /** The instruction at pc. */
  fetch(): Decoded {
    if (this.csrs.protection) return this.fetchChecked();
    const index = (this.pc - this.pageBase) >>> 1;
    const decoded = index < PAGE / 2 ? this.page[index]! : this.turnPage();
    return decoded === undecoded ? this.decode() : decoded;
  }

  /** Decodes the instruction at pc, in the page at which the hart looks. */
  decode(): Decoded {
    const bank = this.#bank!;
    const offset = bank.offset(this.pc);
    if (offset >= bank.size) throw new Exception(CAUSE.fetchFault, this.pc);
    const low = bank.view.getUint16(offset, true);
    const length = this.#compressed && (low & 3) !== 3 ? 2 : 4;
    const decoded = this.#decode(length === 2 ? low : low | (this.#upperHalf() << 16), length);
    const place = offset & (PAGE - 1);
    if (length === 2 || place !== LAST_HALF) this.page[place >>> 1] = decoded;
    return decoded;
  }

  #upperHalf(): number {
    const address = (this.pc + 2) | 0;
    const bank = this.bus.space.bankOf(address);
    if (!bank?.executable) throw new Exception(CAUSE.fetchFault, this.failedPart(address));
    return bank.view.getUint16(bank.offset(address), true);
  }

  /** What mtval says of a fetch that failed: cores without memory protection say where the instruction begins. */
  failedPart(address: number): number {
    return this.csrs.protection ? address : this.pc;
  }

  /** The instruction at pc raised an exception. */
  trap({ cause, value }: Exception): void {
    this.trapped++;
    this.left--;
    this.lastTrap = { cause, value: value >>> 0 };
    if (this.#traps) this.#enter(cause, value, false);
    else this.halted = this.lastTrap;
  }

  interrupt(cause: number): void {
    this.sleeping = false;
    // The non-maskable one comes before the first instruction of another's handler, whose address is known.
    if (this.vectoring) this.readEntry();
    this.#enter(cause, 0, true);
  }

  #enter(cause: number, value: number, interrupt: boolean): void {
    const { state } = this.csrs;
    this.reservation = undefined;
    this.part = 0;
    this.pc = state.enter(this.pc, cause, value, interrupt, this.vectoring);
    this.vectoring = interrupt && state.levels?.vectors === true;
    if (state.doubleTrap?.stopped) this.halted = this.lastTrap;
  }

  /** Goes on where the entry at pc leads; it is read as an instruction is. */
  readEntry(): void {
    this.#checkFetch(this.pc);
    const bank = this.bus.space.bankOf(this.pc);
    if (!bank?.executable) throw new Exception(CAUSE.fetchFault, this.pc);
    this.vectoring = false;
    this.goTo(bank.view.getInt32(bank.offset(this.pc), true) & (this.#compressed ? ~1 : ~3));
  }
}
