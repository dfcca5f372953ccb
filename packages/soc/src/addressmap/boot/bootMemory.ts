import type { SoftwareMap } from '../software/block.ts';
import type { BoardFlash } from './boardParts.ts';
import type { BootLack } from './bootLack.ts';

/** The memory that a core starts from. */
export type BootMemory = { base: number } & (
  | { /** Fills it when a simulation starts. */ file: string }
  | { /** The controller of the flash that it is. */ flash: string }
);

/** The memory at the reset vector, or why firmware cannot be put there; `flashes` are those of the board. */
export function bootMemory(
  { blocks }: SoftwareMap,
  resetVector: number,
  flashes: readonly BoardFlash[],
): BootMemory | BootLack {
  const start = BigInt(resetVector);
  const block = blocks.find(({ places: [{ base, size }] }) => start >= base && start < base + size);
  if (!block) return { reason: 'boot-no-memory', values: { address: `0x${resetVector.toString(16)}` } };
  const base = Number(block.places[0].base);
  const values = { name: block.name };
  if (block.shape?.descriptor.vlnv.startsWith('netloom:ip:qspi:')) {
    const flash = flashes.find(({ name }) => block.path.startsWith(`${name}.`));
    return flash ? { base, flash: flash.name } : { reason: 'boot-flash-lines', values };
  }
  const file = block.shape?.values.INIT_FILE;
  if (typeof file !== 'string') return { reason: 'boot-no-init-file', values };
  if (file === '') return { reason: 'boot-init-file-empty', values };
  return { base, file };
}
