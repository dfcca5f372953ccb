import type { Gap } from '@netloom/soc';
import type { Picture } from '../map/picture.ts';

/** The unused range around an address in the first view that has one there. */
export function gapAt({ columns }: Picture, address: bigint): Gap | undefined {
  return columns
    .flatMap(({ view }) => view.gaps)
    .find(({ base, size }) => address >= base && address < base + size);
}
