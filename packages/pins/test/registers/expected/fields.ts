import type { State } from '../state.ts';

/** Registers to be filled field by field, from their values at reset. */
export class Fields {
  readonly state: State;

  constructor(reset: State) {
    this.state = new Map(reset);
  }

  /** Bits from `lsb` on, `width` of them. */
  set(register: string, lsb: number, width: number, value: number): void {
    const mask = (2 ** width - 1) * 2 ** lsb;
    const old = this.state.get(register) ?? 0;
    this.state.set(register, ((old & ~mask) | (value * 2 ** lsb)) >>> 0);
  }

  write(register: string, value: number): void {
    this.state.set(register, value >>> 0);
  }
}
