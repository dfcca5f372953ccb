/** Bytes of an access. */
export type Width = 1 | 2 | 4;

/** Memory that holds what is stored; `rom` answers a store with a bus error. The length is a multiple of four. */
export interface Storage {
  kind: 'ram' | 'rom';
  base: number;
  bytes: Uint8Array;
}

/** Registers behind callbacks. Never a source of instructions. `offset` counts from the base and is a multiple of `width`. */
export interface Device {
  kind: 'device';
  base: number;
  size: number;
  /** The value read, in its low `width` bytes; undefined is a bus error. */
  read(offset: number, width: Width): number | undefined;
  /** Whether the bus took it; false is a bus error. */
  write(offset: number, width: Width, value: number): boolean;
  /** Whether a read depends on the program alone, so that a model need not be told what another core read. */
  foreseeable?(offset: number): boolean;
}

/** A part of the address space on the core's bus; regions do not overlap. Outside of all of them lies a bus error. */
export type Region = Storage | Device;
