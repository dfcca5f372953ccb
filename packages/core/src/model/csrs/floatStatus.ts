import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Csr } from './csr.ts';

const FLAGS = 0x1f;
const MODE = 7;

/** Rounding mode and accrued exceptions of the floating-point instructions (Unprivileged ISA 20191213, 11.2). */
export class FloatStatus {
  flags = 0;
  /** As written: reserved modes are kept, and are illegal where they are used. */
  mode = 0;

  csrs(): [number, Csr][] {
    const whole = () => (this.mode << 5) | this.flags;
    const write = (value: number) => {
      this.flags = value & FLAGS;
      this.mode = (value >> 5) & MODE;
    };
    return [
      [0x001, { read: () => this.flags, write: (value) => (this.flags = value & FLAGS) }],
      [0x002, { read: () => this.mode, write: (value) => (this.mode = value & MODE) }],
      [0x003, { read: whole, write }],
    ];
  }
}

export const floatStatusOf = ({ base }: CoreOptions): FloatStatus | undefined =>
  base.zfinx ? new FloatStatus() : undefined;
