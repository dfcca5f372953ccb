import type { SoftwareTarget } from '../piece.ts';

interface Extent {
  base: number;
  size: number;
}

/** Where code and data go. Without `rom` both are in `ram`, which a debugger or a bench has filled before the reset. */
export interface MemoryLayout {
  rom?: Extent;
  ram: Extent;
}

/** The memory that `netloom core run` puts around a core. */
export const BENCH_MEMORY: Extent = { base: 0x8000_0000, size: 0x40_0000 };

const within = ({ base, size }: Extent, address: number) => address >= base && address < base + size;

function tightlyCoupled({ memory }: SoftwareTarget['options']) {
  const extent = (place: { base: string; size: number } | null) =>
    place === null ? [] : [{ base: Number(place.base), size: place.size }];
  return {
    code: extent(memory.instructionMemory).map((each) => ({ ...each, writable: true })),
    data: extent(memory.dataMemory).map((each) => ({ ...each, writable: true })),
  };
}

/**
 * Code goes to the memory that the core starts from. Data go there too where it can be written and no other writable
 * memory is larger.
 */
export function memoriesOf({ options, soc }: SoftwareTarget): MemoryLayout {
  const { code, data } = tightlyCoupled(options);
  const memories = [...code, ...data, ...(soc?.memories ?? [])];
  if (!soc) memories.push({ ...BENCH_MEMORY, writable: true });
  const start = Number(options.base.resetVector);
  const home = memories.find((memory) => within(memory, start));
  const [ram = BENCH_MEMORY] = memories.filter(({ writable }) => writable).sort((a, b) => b.size - a.size);
  return home === undefined || home === ram ? { ram } : { rom: home, ram };
}
