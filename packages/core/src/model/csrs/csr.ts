/** An access by an instruction whose operand says more than what is written. */
export interface Exchange {
  source: number;
  immediate: boolean;
  operation: 'write' | 'set' | 'clear';
  writes: boolean;
  combine(old: number, source: number): number;
  /** What was seen of it elsewhere, instead of the value. */
  observe(value: number): number;
}

/** A control and status register; values are signed words. */
export interface Csr {
  read(): number;
  /** Not there for those that the encoding makes read-only. Bits that are not writable keep their value. */
  write?(value: number): void;
  /** Does the whole access instead, and answers what is read; undefined: the instruction is illegal. */
  exchange?(exchange: Exchange): number | undefined;
  /** `passing`: changes by itself, as instructions pass. `unforeseeable`: time or the outside decide what is read. */
  kind?: 'passing' | 'unforeseeable';
}

/** A register that is always 0; it may be written to no effect. */
export const ZERO: Csr = { read: () => 0, write: () => undefined };
