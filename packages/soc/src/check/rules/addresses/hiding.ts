import type { Fix } from '@netloom/model';
import { managersOf } from '../../../addressmap/managers.ts';
import { placePointer } from '../../../addressmap/places.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { pointerOf } from '../../../document/pointer.ts';
import type { Subject } from '../../rule.ts';

/** A fix that hides a place from one manager. */
export function hiding({ design, reach }: Subject, place: AddressPlace, manager: string): Fix {
  const reaching = managersOf(design, reach).get(place.endpoint) ?? [];
  const all = place.managers ?? reaching.map((link) => link.manager.key);
  const value = all.filter((each) => each !== manager);
  const pointer = `${pointerOf('addressMap', place.endpoint)}${placePointer(place)}/managers`;
  return { title: `Hide it from ${manager}`, edits: [{ pointer, value }] };
}
