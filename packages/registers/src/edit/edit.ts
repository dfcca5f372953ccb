import type { RegisterMap, Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { NodePath } from './place.ts';

/** A new map, or the reason why the edit was refused; the given map is never changed. `at`: the node to show. */
export type RegisterEdit =
  | { map: RegisterMap; at?: NodePath | undefined; refused?: undefined }
  | { map?: undefined; at?: undefined; refused: Worded };

export function refuse(reason: Worded): { refused: Worded } {
  return { refused: reason };
}

interface Misfit {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** What a schema has against a value, said of the node, field or parameter that has it. */
export function unfit({ issues: [issue] }: Misfit, owner?: string): Worded {
  const part = issue?.path.join('.') ?? '';
  const reason = say('reg-edit/schema', { part, reason: issue?.message ?? '' });
  return owner === undefined ? reason : say('reg-edit/at', { place: owner, reason });
}
