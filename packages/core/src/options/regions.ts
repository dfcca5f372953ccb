import type { CoreOptions } from './coreOptions.ts';

const CLINT_SIZE = 0x10000;

/** An address range that the core decodes itself; `end` is the first address after it. */
export interface CoreRegion {
  pointer: string;
  title: string;
  base: number;
  end: number;
}

function region(pointer: string, title: string, place: { base: string; size: number } | null): CoreRegion[] {
  if (place === null) return [];
  const base = Number(place.base);
  return [{ pointer, title, base, end: base + place.size }];
}

export function regionsOf({ memory, auxiliary }: CoreOptions): CoreRegion[] {
  const clint = auxiliary.clint && { ...auxiliary.clint, size: CLINT_SIZE };
  return [
    ...region('/memory/instructionMemory', 'the instruction memory', memory.instructionMemory),
    ...region('/memory/dataMemory', 'the data memory', memory.dataMemory),
    ...region('/auxiliary/clint', 'the CLINT', clint),
  ];
}
