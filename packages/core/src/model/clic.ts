import { CLIC_SIZE, clicInputs, hasHardwareVectors, interruptNumbers } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { Device, Width } from './memory.ts';

const INPUTS = 0x1000;
const VERSION = 0x09;
const MACHINE_MODE = 0xc0;

/** An interrupt as it is offered to the core. */
export interface Offer {
  number: number;
  level: number;
  /** It goes by the table. */
  vectored: boolean;
}

/** The registers of one interrupt. */
class Input {
  readonly number: number;
  readonly #pulse: boolean;
  readonly #missing: number;
  readonly #vectors: boolean;
  enabled = false;
  vectored = false;
  edges: boolean;
  falls = false;
  control: number;
  kept = false;
  #line = false;

  constructor(options: CoreOptions, number: number, pulse: boolean) {
    this.number = number;
    this.#pulse = pulse;
    this.#missing = 0xff >> options.auxiliary.clicControlBits;
    this.#vectors = hasHardwareVectors(options);
    this.edges = pulse;
    this.control = this.#missing;
  }

  get up(): boolean {
    return this.#line !== this.falls;
  }

  get pending(): boolean {
    return this.edges ? this.kept : this.up;
  }

  #change(change: () => void): void {
    const before = this.up;
    change();
    this.kept = this.edges && (this.kept || (this.up && !before));
  }

  set line(line: boolean) {
    this.#change(() => (this.#line = line));
  }

  read(byte: number): number {
    const attribute = MACHINE_MODE | (this.falls ? 4 : 0) | (this.edges ? 2 : 0) | (this.vectored ? 1 : 0);
    return [Number(this.pending), Number(this.enabled), attribute, this.control][byte]!;
  }

  write(byte: number, value: number): void {
    if (byte === 0 && this.edges) this.kept = (value & 1) !== 0;
    if (byte === 1) this.enabled = (value & 1) !== 0;
    if (byte === 3) this.control = value | this.#missing;
    if (byte !== 2) return;
    this.vectored = this.#vectors && (value & 1) !== 0;
    this.edges = this.#pulse || (value & 2) !== 0;
    // A change of polarity looks like an edge, by the trigger that is new.
    this.#change(() => (this.falls = !this.#pulse && (value & 4) !== 0));
  }
}

/** Core-local interrupt controller of one hart (RISC-V fast interrupts, draft 0.9: smclic, smclicshv, smclicconfig). */
export class Clic implements Device {
  readonly kind = 'device';
  readonly base: number;
  readonly size = CLIC_SIZE;
  readonly inputs: ReadonlyMap<number, Input>;
  readonly #info: number;
  readonly #vectors: boolean;
  #levelBits = 0;

  constructor(options: CoreOptions) {
    const { clic, clicControlBits } = options.auxiliary;
    this.base = Number(clic!.base);
    this.#vectors = hasHardwareVectors(options);
    this.#info = (clicControlBits << 21) | (VERSION << 13) | interruptNumbers(options);
    this.inputs = new Map(
      clicInputs(options).map(({ number, pulse = false }) => [number, new Input(options, number, pulse)]),
    );
  }

  /** Whether the program alone decides what a read shows: lines do of what is pending. */
  foreseeable(offset: number): boolean {
    return offset < INPUTS || (offset & 3) !== 0;
  }

  read(offset: number, width: Width): number {
    let value = 0;
    for (let at = 0; at < width; at++) value |= this.#byte(offset + at) << (8 * at);
    return value >>> 0;
  }

  write(offset: number, width: Width, value: number): boolean {
    for (let at = 0; at < width; at++) this.#setByte(offset + at, (value >>> (8 * at)) & 0xff);
    return true;
  }

  #byte(offset: number): number {
    if (offset === 0) return (this.#levelBits << 1) | Number(this.#vectors);
    if (offset >= 4 && offset < 8) return (this.#info >>> (8 * (offset & 3))) & 0xff;
    return this.#at(offset)?.read(offset & 3) ?? 0;
  }

  #setByte(offset: number, value: number): void {
    if (offset === 0) this.#levelBits = Math.min((value >> 1) & 15, 8);
    this.#at(offset)?.write(offset & 3, value);
  }

  #at(offset: number): Input | undefined {
    return offset < INPUTS ? undefined : this.inputs.get((offset - INPUTS) >> 2);
  }

  /** The interrupt of a number as it would be offered, pending or not. */
  offerOf(number: number): Offer | undefined {
    const input = this.inputs.get(number);
    return input?.enabled
      ? { number, level: input.control | (0xff >> this.#levelBits), vectored: input.vectored }
      : undefined;
  }

  /** What comes first of all that is pending and enabled. */
  offer(): Offer | undefined {
    let first: Input | undefined;
    for (const input of this.inputs.values())
      if (input.pending && input.enabled && input.control >= (first?.control ?? 0)) first = input;
    return first && this.offerOf(first.number);
  }

  /** Its edge is taken. */
  claim(number: number): void {
    this.inputs.get(number)!.kept = false;
  }

  /** It asks for a clock. */
  pulse(number: number): void {
    this.setLine(number, true);
    this.setLine(number, false);
  }

  setLine(number: number, level: boolean): void {
    const input = this.inputs.get(number);
    if (input) input.line = level;
  }
}

/** Undefined in a core that has none. */
export const clicOf = (options: CoreOptions): Clic | undefined =>
  options.auxiliary.clic ? new Clic(options) : undefined;
