/** A control and status register; values are signed words. */
export interface Csr {
  read(): number;
  /** Not there for those that the encoding makes read-only. Bits that are not writable keep their value. */
  write?(value: number): void;
  /** `passing`: changes by itself, as instructions pass. `unforeseeable`: time or the outside decide what is read. */
  kind?: 'passing' | 'unforeseeable';
}

/** A register that is always 0; it may be written to no effect. */
export const ZERO: Csr = { read: () => 0, write: () => undefined };
