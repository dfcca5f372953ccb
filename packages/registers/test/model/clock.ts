import { ones } from './claim.ts';

/** A transfer that is carried out, of the bus word at a byte address. */
export interface Transfer {
  address: bigint;
  /** Bits that take part: all of a read, those of the strobed bytes of a write. */
  lanes: bigint;
  /** Of a write. */
  data?: bigint | undefined;
}

/** What comes from outside in one clock. */
export interface Clock {
  transfers: readonly Transfer[];
  /** Value of one copy of a hardware port; 0 for one that does not exist. */
  input: (port: string, copy: number) => bigint;
}

/** A value of which only the bits in `known` are certain. */
export interface Known {
  value: bigint;
  known: bigint;
}

/** Values of output ports, gathered copy by copy. */
export class Outputs {
  readonly values = new Map<string, Known>();

  put(port: string, copy: number, width: number, value: bigint, known: bigint = ones(width)): void {
    const at = BigInt(copy * width);
    const all = this.values.get(port) ?? { value: 0n, known: 0n };
    all.value |= (value & ones(width)) << at;
    all.known |= (known & ones(width)) << at;
    this.values.set(port, all);
  }
}
