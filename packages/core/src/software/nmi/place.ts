import { benchMap } from '../../bench/memoryMap.ts';
import { hasNmi, nmiVectors } from '../../options/nmi.ts';
import type { SoftwareTarget } from '../piece.ts';
import { memoriesOf } from '../startup/memories.ts';

/** Bytes at the address of the non-maskable interrupt: where it goes, and exceptions while it is masked. */
export const NMI_BYTES = 32;

export interface NmiPlace {
  address: number;
  /** In the memory of the code, among which it is linked; else it is a region of its own. */
  inside: boolean;
}

/** Where the first instructions of its handlers can be; undefined where no program is put. */
export function nmiPlace(target: SoftwareTarget): NmiPlace | undefined {
  const { options, soc } = target;
  const layout = memoriesOf(target);
  if (!hasNmi(options) || !layout) return undefined;
  const address = nmiVectors(options).interrupt;
  const start = Number(options.base.resetVector);
  if (start > address - 4 && start < address + NMI_BYTES) return undefined;
  const { base, size } = layout.rom ?? layout.ram;
  if (address >= base && address + NMI_BYTES <= base + size) return { address, inside: true };
  const { rom } = benchMap(options);
  const isLoaded = !soc && rom !== undefined && address >= rom.base && address + NMI_BYTES <= rom.end;
  return isLoaded ? { address, inside: false } : undefined;
}
