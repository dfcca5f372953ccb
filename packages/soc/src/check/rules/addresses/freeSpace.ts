import type { SocDocument } from '@netloom/model';
import { baseInGaps, gapsOf } from '../../../addressmap/gaps.ts';
import type { Gap } from '../../../addressmap/gaps.ts';
import { align } from '../../../addressmap/place.ts';
import { allPlaces } from '../../../addressmap/places.ts';
import type { Place } from '../../../addressmap/places.ts';
import { compareRegions } from '../../../addressmap/region.ts';

/** Where the places that begin before a place end, and where the next one begins. */
interface Room {
  before: bigint;
  after: bigint | undefined;
}

function roomsOf(sorted: readonly Place[]): Map<Place, Room> {
  const rooms = new Map<Place, Room>();
  let before = 0n;
  sorted.forEach((place, index) => {
    rooms.set(place, { before, after: sorted[index + 1]?.base });
    const end = place.base + place.size;
    if (end > before) before = end;
  });
  return rooms;
}

/** Bytes that no entry of the address map takes for anybody; worked out when a fix first asks for them. */
export class FreeSpace {
  readonly #document: SocDocument;
  #gaps: Gap[] | undefined;
  #places: Place[] | undefined;
  #rooms: Map<Place, Room> | undefined;

  constructor(document: SocDocument) {
    this.#document = document;
  }

  /** The lowest free base for `size` bytes from `start` on, else from 0 on, that ends below `limit`. */
  find(size: bigint, start = 0n, limit = 1n << 64n): bigint | undefined {
    const gaps = this.#allGaps();
    const fits = (base: bigint | undefined) => base !== undefined && base + size <= limit;
    const bases = [baseInGaps(gaps, size, start), baseInGaps(gaps, size)];
    return bases.find(fits);
  }

  /** The base at or next above its own at which a place, with another size, meets no other one. */
  findFor(place: Place, size: bigint): bigint | undefined {
    const limit = 1n << (place.base >> 32n === 0n ? 32n : 64n);
    if (place.base % size === 0n && place.base + size <= limit && this.hasRoom(place, size))
      return place.base;
    const base = baseInGaps(this.#gapsWithout(place), size, align(place.base, size));
    return base !== undefined && base + size <= limit ? base : undefined;
  }

  /** Whether a place could have this size where it is. */
  hasRoom(place: Place, size: bigint): boolean {
    const { before, after } = this.#roomOf(place);
    return before <= place.base && (after === undefined || place.base + size <= after);
  }

  #sorted(): Place[] {
    return (this.#places ??= allPlaces(this.#document).sort(compareRegions));
  }

  #roomOf(place: Place): Room {
    this.#rooms ??= roomsOf(this.#sorted());
    return this.#rooms.get(place)!;
  }

  #allGaps(): Gap[] {
    return (this.#gaps ??= gapsOf(this.#sorted(), 1n << 64n));
  }

  /** Without a place that others cover as a whole nothing more is free. */
  #gapsWithout(place: Place): Gap[] {
    if (this.#roomOf(place).before >= place.base + place.size) return this.#allGaps();
    const others = this.#sorted().filter((each) => each !== place);
    return gapsOf(others, 1n << 64n);
  }
}
