/** A part of the file that goes to memory: `bytes`, then zeros up to `size`. Addresses are unsigned. */
export interface ElfSegment {
  address: number;
  bytes: Uint8Array;
  size: number;
  executable: boolean;
  writable: boolean;
}

/** An executable for a 32-bit RISC-V. */
export interface Elf {
  entry: number;
  segments: ElfSegment[];
  /** Addresses by name, e.g. `tohost`; of several of one name a global one. */
  symbols: Map<string, number>;
}

/** What is wrong with a file, with the field as the ELF specification calls it. */
export class ElfError extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(`ELF ${field}: ${reason}`);
    this.name = 'ElfError';
    this.field = field;
  }
}
