import type { SoftwareMap } from '../software/block.ts';
import type { BootLack } from './bootLack.ts';

/** The memory that a core starts from, and the file that fills it when a simulation starts. */
export interface BootMemory {
  base: number;
  file: string;
}

/** The memory at the reset vector, or why firmware cannot be put there. */
export function bootMemory({ blocks }: SoftwareMap, resetVector: number): BootMemory | BootLack {
  const start = BigInt(resetVector);
  const block = blocks.find(({ places: [{ base, size }] }) => start >= base && start < base + size);
  if (!block) return { reason: 'boot-no-memory', values: { address: `0x${resetVector.toString(16)}` } };
  const file = block.shape?.values.INIT_FILE;
  if (typeof file !== 'string') return { reason: 'boot-no-init-file', values: { name: block.name } };
  if (file === '') return { reason: 'boot-init-file-empty', values: { name: block.name } };
  return { base: Number(block.places[0].base), file };
}
