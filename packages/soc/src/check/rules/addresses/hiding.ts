import type { Fix } from '@netloom/model';
import { managersOf } from '../../../addressmap/managers.ts';
import { placePointer, placesOf } from '../../../addressmap/places.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { mending } from '../../../wording/sentences.ts';
import type { Subject } from '../../rule.ts';

/** A fix that hides places of one subordinate from a manager; none where nobody would see the subordinate any more. */
export function hiding(
  { design, reach }: Subject,
  places: readonly AddressPlace[],
  manager: string,
): Fix | undefined {
  const [{ endpoint }] = places as [AddressPlace];
  const managers = (managersOf(design, reach).get(endpoint) ?? []).map((link) => link.manager.key);
  const hidden = new Set(places.map(({ alias }) => alias));
  const isSeen = placesOf(design.document, endpoint).some((place) =>
    (place.managers ?? managers).some((each) => each !== manager || !hidden.has(place.alias)),
  );
  if (!isSeen) return undefined;
  const entry = pointerOf('addressMap', endpoint);
  const edits = places.map((place) => ({
    pointer: `${entry}${placePointer(place)}/managers`,
    value: (place.managers ?? managers).filter((each) => each !== manager),
  }));
  return mending('fix/hide', { manager }, edits);
}
