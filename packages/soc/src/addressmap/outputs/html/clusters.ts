import { compareText } from '../../../document/order.ts';
import type { SoftwareBlock, SoftwareMap, SoftwarePlace } from '../../software/block.ts';

export interface DrawnPlace {
  block: SoftwareBlock;
  place: SoftwarePlace;
}

/** Places near each other, drawn at one scale. */
export interface Cluster {
  base: bigint;
  /** First byte behind. */
  end: bigint;
  places: DrawnPlace[];
}

/** A gap longer than this many times what lies before it begins a new cluster. */
const FAR = 1n;

export function clustersOf({ blocks }: SoftwareMap): Cluster[] {
  const places = blocks.flatMap((block) => block.places.map((place) => ({ block, place })));
  places.sort(
    (a, b) =>
      Number(a.place.base > b.place.base) - Number(a.place.base < b.place.base) ||
      compareText(a.block.name, b.block.name),
  );
  const clusters: Cluster[] = [];
  for (const drawn of places) {
    const { base, size } = drawn.place;
    const last = clusters.at(-1);
    if (!last || base - last.end > FAR * (last.end - last.base)) {
      clusters.push({ base, end: base + size, places: [drawn] });
    } else {
      last.places.push(drawn);
      if (base + size > last.end) last.end = base + size;
    }
  }
  return clusters;
}
