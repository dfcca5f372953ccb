import { pathOf, RegisterMap, RegisterNode, replaceAt } from '@netloom/model';
import type { PointerEdit } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { RegisterEdit } from './edit.ts';
import { nodeAt, placeOfPointer, withNode } from './place.ts';
import { unfit } from './unfit.ts';

/** Applies the edits of a fix in their order. Refused when a pointer leads nowhere or the result breaks the schema. */
export function applyRegisterEdits(map: RegisterMap, edits: readonly PointerEdit[]): RegisterEdit {
  let result: unknown = map;
  for (const { pointer, value } of edits) {
    const path = pathOf(pointer);
    if (path.length === 0) return refuse(say('reg-edit/whole', {}));
    const next = replaceAt(result, path, value);
    if (next === undefined) return refuse(say('reg-edit/pointer', { pointer }));
    result = next;
  }
  return normal(result as RegisterMap, edits);
}

/** Reads again what the edits touched: the nodes in question alone, so that all others stay the same objects. */
function normal(draft: RegisterMap, edits: readonly PointerEdit[]): RegisterEdit {
  const places = edits.map(({ pointer }) => placeOfPointer(pointer).node);
  if (places.some((path) => path.length === 0)) {
    const parsed = RegisterMap.safeParse(draft);
    return parsed.success ? { map: parsed.data } : refuse(unfit(parsed.error));
  }
  let map = draft;
  for (const path of places) {
    const node = nodeAt(map, path);
    if (!node) continue;
    const parsed = RegisterNode.safeParse(node);
    if (!parsed.success) return refuse(unfit(parsed.error));
    map = withNode(map, path, () => parsed.data);
  }
  return { map, at: places[0] };
}
