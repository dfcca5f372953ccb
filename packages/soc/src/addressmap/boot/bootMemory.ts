import type { SoftwareMap } from '../software/block.ts';

/** The memory that a core starts from, and the file that fills it when a simulation starts. */
export interface BootMemory {
  base: number;
  file: string;
}

/** The memory at the reset vector, or why firmware cannot be put there. */
export function bootMemory({ blocks }: SoftwareMap, resetVector: number): BootMemory | string {
  const start = BigInt(resetVector);
  const block = blocks.find(({ places: [{ base, size }] }) => start >= base && start < base + size);
  if (!block) return `nothing is mapped at the reset vector, 0x${resetVector.toString(16)}`;
  const file = block.shape?.values.INIT_FILE;
  if (typeof file !== 'string') return `${block.name}, at the reset vector, has no parameter INIT_FILE`;
  if (file === '') return `${block.name}: set INIT_FILE, the file that firmware is put into`;
  return { base: Number(block.places[0].base), file };
}
