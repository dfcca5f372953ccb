import { hasHardwareVectors } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import type { Clic } from '../clic.ts';
import { MACHINE, USER } from '../mode.ts';
import type { Mode } from '../mode.ts';
import { ContextStatus } from './contextStatus.ts';
import { DoubleTrap } from './doubleTrap.ts';
import { Levels } from './levels.ts';
import { NON_MASKABLE, nonMaskableOf } from './nonMaskable.ts';
import type { NonMaskable } from './nonMaskable.ts';
import { hasLateErrors } from '../../options/lateErrors.ts';

/** Interrupt causes, and their bits in mip and mie (Privileged 1.12, 3.1.9); `storeError` is of the platform's own. */
export const INTERRUPT = { software: 3, timer: 7, external: 11, storeError: 16 } as const;

/** Which of several is taken first. */
const PRIORITY = [INTERRUPT.external, INTERRUPT.software, INTERRUPT.timer, INTERRUPT.storeError];

/** The state of machine mode that traps change. */
export class Privileged {
  readonly #userMode: boolean;
  readonly #compressed: boolean;
  /** Bits that mie has. */
  readonly interrupts: number;
  readonly nonMaskable: NonMaskable | undefined;
  readonly contexts: ContextStatus;
  /** Undefined in a core without a CLIC. */
  readonly levels: Levels | undefined;
  mode: Mode = MACHINE;
  interruptsEnabled = false;
  readonly doubleTrap: DoubleTrap | undefined;
  previouslyEnabled = false;
  previousMode: Mode;
  modifyPrivilege = false;
  timeoutWait = false;
  #environment = 0;
  readonly #cacheBlocks: boolean;
  enabled = 0;
  /** Levels of the lines, and the kept store error. */
  pending = 0;
  vector = 0;
  scratch = 0;
  #exceptionPc = 0;
  cause = 0;
  value = 0;

  constructor(options: CoreOptions, clic?: Clic) {
    const { base, auxiliary } = options;
    this.#userMode = base.userMode;
    this.#compressed = base.compressed;
    this.#cacheBlocks = base.zicbom;
    this.nonMaskable = nonMaskableOf(options);
    this.doubleTrap = hasDoubleTrap(options) ? new DoubleTrap(this) : undefined;
    this.contexts = new ContextStatus(options);
    this.levels = clic && new Levels(clic, this, hasHardwareVectors(options));
    this.previousMode = base.userMode ? USER : MACHINE;
    const external = auxiliary.externalInterrupts ? 1 << INTERRUPT.external : 0;
    const storeError = hasLateErrors(options) ? 1 << INTERRUPT.storeError : 0;
    this.interrupts = (1 << INTERRUPT.software) | (1 << INTERRUPT.timer) | external | storeError;
  }

  /** menvcfg: CBIE, of which 2 is reserved, and CBCFE, both of Zicbom. */
  get environment(): number {
    return this.#environment;
  }

  set environment(value: number) {
    if (!this.#cacheBlocks) return;
    const invalidate = (value >> 4) & 3;
    this.#environment = (value & 0x40) | ((invalidate === 2 ? 0 : invalidate) << 4);
  }

  get exceptionPc(): number {
    return this.#exceptionPc;
  }

  set exceptionPc(pc: number) {
    this.#exceptionPc = pc & (this.#compressed ? ~1 : ~3);
  }

  get status(): number {
    return (
      (this.interruptsEnabled ? 1 << 3 : 0) |
      (this.previouslyEnabled ? 1 << 7 : 0) |
      (this.previousMode << 11) |
      (this.modifyPrivilege ? 1 << 17 : 0) |
      (this.timeoutWait ? 1 << 21 : 0) |
      this.contexts.summary
    );
  }

  set status(status: number) {
    this.enableInterrupts((status & (1 << 3)) !== 0);
    this.previouslyEnabled = (status & (1 << 7)) !== 0;
    if (!this.#userMode) return;
    this.setPreviousMode((status >> 11) & 3);
    this.modifyPrivilege = (status & (1 << 17)) !== 0;
    this.timeoutWait = (status & (1 << 21)) !== 0;
  }

  /** mstatus.MIE as an instruction writes it. */
  enableInterrupts(enabled: boolean): void {
    this.interruptsEnabled = enabled && !this.doubleTrap?.disabled;
  }

  /** mstatus.MPP, which holds modes that there are. */
  setPreviousMode(mode: number): void {
    if (this.#userMode && (mode === MACHINE || mode === USER)) this.previousMode = mode;
  }

  /** The mode that loads and stores are made in. */
  get dataMode(): Mode {
    const modified = this.modifyPrivilege && !this.#masked;
    return this.mode === MACHINE && modified ? this.previousMode : this.mode;
  }

  /** Whether even the non-maskable interrupt is masked. */
  get #masked(): boolean {
    return this.nonMaskable?.enabled === false;
  }

  setPending(cause: number, level: boolean): void {
    this.levels?.clic.setLine(cause, level);
    if (this.nonMaskable && cause === NON_MASKABLE) this.nonMaskable.pending = level;
    else if (level) this.pending |= 1 << cause;
    else this.pending &= ~(1 << cause);
  }

  /** A buffered store has failed: in CLIC mode its controller alone hears of it. */
  storeFailed(): void {
    this.levels?.clic.pulse(INTERRUPT.storeError);
    if (!this.levels?.on) this.pending |= 1 << INTERRUPT.storeError;
  }

  /** Whether wfi goes on. */
  awake(): boolean {
    return this.#asks() || this.nonMaskable?.pending === true;
  }

  /** Whether it goes on by that interrupt, once it asks. */
  wakesBy(cause: number): boolean {
    if (this.levels?.on) return (this.levels.clic.offerOf(cause)?.level ?? 0) > this.levels.floor;
    return (this.enabled & (1 << cause)) !== 0;
  }

  /** Whether an interrupt is due where interrupts are enabled. */
  #asks(): boolean {
    if (this.levels?.on) return this.levels.due() !== undefined;
    return (this.pending & this.enabled) !== 0;
  }

  /** Whether interrupts are allowed in this mode. */
  get open(): boolean {
    return !this.#masked && (this.interruptsEnabled || this.mode !== MACHINE);
  }

  /** The interrupt to take before the next instruction. */
  interrupt(): number | undefined {
    if (this.nonMaskable?.pending && this.nonMaskable.enabled) return NON_MASKABLE;
    if (this.levels?.on) return this.open ? this.levels.due()?.number : undefined;
    const ready = this.pending & this.enabled;
    if (ready === 0 || !this.open) return undefined;
    return PRIORITY.find((cause) => (ready & (1 << cause)) !== 0);
  }

  /** Into a trap from `pc`; answers the handler's address (Privileged 1.12, 3.1.6.1, 3.1.7). */
  enter(pc: number, cause: number, value: number, interrupt: boolean, inTable: boolean): number {
    if (interrupt && this.nonMaskable && cause === NON_MASKABLE) return this.#enterNonMaskable(pc);
    const masked = this.#masked && this.mode === MACHINE;
    if (this.doubleTrap?.unexpected(masked)) return this.#enterUnexpected(pc, cause);
    this.doubleTrap?.enter();
    const entry = this.levels?.enter(cause, interrupt, inTable);
    this.exceptionPc = pc;
    this.cause = interrupt ? cause | (1 << 31) : cause;
    this.value = value;
    this.previouslyEnabled = this.interruptsEnabled;
    this.interruptsEnabled = false;
    this.previousMode = this.mode;
    this.mode = MACHINE;
    if (masked) return this.nonMaskable!.exceptionVector;
    if (entry !== undefined) return entry;
    const base = this.vector & ~3;
    return interrupt && (this.vector & 3) === 1 ? (base + 4 * cause) | 0 : base;
  }

  /** Into the handler of the non-maskable interrupt, or nowhere. */
  #enterUnexpected(pc: number, exception: number): number {
    if (this.nonMaskable?.enabled) return this.#enterNonMaskable(pc, exception);
    this.doubleTrap!.stopped = true;
    return pc;
  }

  #enterNonMaskable(pc: number, exception?: number): number {
    this.nonMaskable!.enter(pc, this.mode, exception);
    if (this.levels) this.levels.vectors = false;
    this.mode = MACHINE;
    return this.nonMaskable!.vector;
  }

  /** By mnret; answers where to go on. */
  resume(): number {
    const { pc, mode } = this.nonMaskable!.leave();
    this.mode = mode;
    if (mode !== MACHINE) this.modifyPrivilege = false;
    if (mode !== MACHINE) this.doubleTrap?.leave();
    return pc;
  }

  /** By mret; answers where to go on. */
  leave(): number {
    this.interruptsEnabled = this.previouslyEnabled;
    this.previouslyEnabled = true;
    this.mode = this.previousMode;
    this.previousMode = this.#userMode ? USER : MACHINE;
    if (this.mode !== MACHINE) this.modifyPrivilege = false;
    this.doubleTrap?.leave();
    this.levels?.leave();
    return this.levels?.vectors ? this.exceptionPc & ~3 : this.exceptionPc;
  }
}
