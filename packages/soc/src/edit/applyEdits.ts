import { pathOf, replaceAt, SocDocument } from '@netloom/model';
import type { PointerEdit } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';

/** Applies the edits of a fix in their order. Refused when a pointer leads nowhere or the result breaks the schema. */
export function applyEdits(document: SocDocument, edits: readonly PointerEdit[]): Edit {
  let result: unknown = document;
  for (const { pointer, value } of edits) {
    const path = pathOf(pointer);
    if (path.length === 0) return refuse(say('refused/whole-document', {}));
    const next = replaceAt(result, path, value);
    if (next === undefined) return refuse(say('refused/no-value', { pointer }));
    result = next;
  }
  const parsed = SocDocument.safeParse(result);
  if (parsed.success) return { document: parsed.data };
  const { path, message } = parsed.error.issues[0]!;
  return refuse(say('refused/invalid', { path: path.join('/'), issue: message }));
}
