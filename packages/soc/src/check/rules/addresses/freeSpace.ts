import type { SocDocument } from '@netloom/model';
import { baseInGaps, gapsOf } from '../../../addressmap/gaps.ts';
import type { Gap } from '../../../addressmap/gaps.ts';
import { allPlaces } from '../../../addressmap/places.ts';
import { compareRegions } from '../../../addressmap/region.ts';

/** Bytes that no entry of the address map takes for anybody; worked out when a fix first asks for them. */
export class FreeSpace {
  readonly #document: SocDocument;
  #gaps: Gap[] | undefined;

  constructor(document: SocDocument) {
    this.#document = document;
  }

  /** The lowest free base for `size` bytes from `start` on and below `limit`, else from 0 on. */
  find(size: bigint, start = 0n, limit = 1n << 64n): bigint {
    this.#gaps ??= this.#findGaps();
    const base = baseInGaps(this.#gaps, size, start);
    if (base !== undefined && base + size <= limit) return base;
    return baseInGaps(this.#gaps, size) ?? 0n;
  }

  #findGaps(): Gap[] {
    return gapsOf(allPlaces(this.#document).sort(compareRegions), 1n << 64n);
  }
}
