import type { RegisterMap, Worded } from '@netloom/model';
import type { NodePath } from './place.ts';

/** A new map, or the reason why the edit was refused; the given map is never changed. `at`: the node to show. */
export type RegisterEdit =
  | { map: RegisterMap; at?: NodePath | undefined; refused?: undefined }
  | { map?: undefined; at?: undefined; refused: Worded };

export function refuse(reason: Worded): { refused: Worded } {
  return { refused: reason };
}
