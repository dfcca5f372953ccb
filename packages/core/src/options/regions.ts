import type { Said } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { CLIC_SIZE } from './clic.ts';
import type { CoreOptions } from './coreOptions.ts';

const CLINT_SIZE = 0x10000;

/** An address range that the core decodes itself; `end` is the first address after it. */
export interface CoreRegion {
  pointer: string;
  title: Said;
  base: number;
  end: number;
}

function region(pointer: string, title: Said, place: { base: string; size: number } | null): CoreRegion[] {
  if (place === null) return [];
  const base = Number(place.base);
  return [{ pointer, title, base, end: base + place.size }];
}

export function regionsOf({ memory, auxiliary }: CoreOptions): CoreRegion[] {
  const clint = auxiliary.clint && { ...auxiliary.clint, size: CLINT_SIZE };
  const clic = auxiliary.clic && { base: auxiliary.clic.base, size: CLIC_SIZE };
  return [
    ...region('/memory/instructionMemory', say('core-region/instructions', {}), memory.instructionMemory),
    ...region('/memory/dataMemory', say('core-region/data', {}), memory.dataMemory),
    ...region('/auxiliary/clint', say('core-region/clint', {}), clint),
    ...region('/auxiliary/clic', say('core-region/clic', {}), clic),
  ];
}
