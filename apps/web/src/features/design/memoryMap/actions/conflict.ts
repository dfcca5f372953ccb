import type { PlaceName } from '@netloom/soc';
import { currentPicture } from '../map/current.ts';
import { keyOf } from '../map/picture.ts';
import type { Target } from '../store/mapStore.ts';

/** The endpoint that already has some of the addresses, in a view of a manager who sees the place; undefined when free. */
export function conflictAt(place: PlaceName, { base, size }: Target): string | undefined {
  const key = keyOf(place);
  for (const { bands, view } of currentPicture().columns) {
    if (!bands.some((band) => band.key === key)) continue;
    if (base + size > view.span) return view.manager;
    const other = bands.find(
      (band) => band.key !== key && band.base < base + size && base < band.base + band.size,
    );
    if (other) return other.place.endpoint;
  }
  return undefined;
}
