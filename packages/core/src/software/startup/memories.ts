import { benchMap } from '../../bench/memoryMap.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { SoftwareTarget } from '../piece.ts';

interface Extent {
  base: number;
  size: number;
}

/** Where code and data go. Without `rom` both are in `ram`, which somebody has filled before the reset. */
export interface MemoryLayout {
  rom?: Extent;
  ram: Extent;
}

type Memory = Extent & { writable: boolean };

function tightlyCoupled({ memory }: CoreOptions): Memory[] {
  const places = [memory.instructionMemory, memory.dataMemory];
  return places.flatMap((place) =>
    place === null ? [] : [{ base: Number(place.base), size: place.size, writable: true }],
  );
}

/** The RAM of the bench that runs a core alone: it brings the core to the program's entry, wherever that starts. */
function benchMemory(options: CoreOptions): Memory {
  const { base, end } = benchMap(options).ram;
  return { base, size: end - base, writable: true };
}

/**
 * Code goes to the memory that the core starts from, data to the largest that can be written. Undefined where the
 * reset vector lies in no memory of the SoC, or none can be written.
 */
export function memoriesOf({ options, soc }: SoftwareTarget): MemoryLayout | undefined {
  const around = soc?.memories ?? [benchMemory(options)];
  const memories: Memory[] = [...tightlyCoupled(options), ...around];
  const start = Number(options.base.resetVector);
  const holdsStart = ({ base, size }: Memory) => start >= base && start < base + size;
  const home = memories.find(holdsStart) ?? (soc ? undefined : around[0]);
  const [ram] = memories.filter(({ writable }) => writable).sort((a, b) => b.size - a.size);
  if (!home || !ram) return undefined;
  return home === ram ? { ram } : { rom: home, ram };
}
