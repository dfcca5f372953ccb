import type { Rival } from '@netloom/pins';
import { showPlace } from '../store/showPlace.ts';
import { pointerOf } from '@netloom/model';

/** Shows one side of a conflict: its pin, or the peripheral that wants one. */
export function showSide({ at }: Rival, instance: string | undefined): void {
  if (at !== undefined) showPlace(pointerOf('pins', at));
  else if (instance !== undefined) showPlace(pointerOf('peripherals', instance));
}
