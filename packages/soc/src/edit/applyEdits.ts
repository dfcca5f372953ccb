import { pathOf, replaceAt, SocDocument } from '@netloom/model';
import type { PointerEdit } from '@netloom/model';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';

/** Applies the edits of a fix in their order. Refused when a pointer leads nowhere or the result breaks the schema. */
export function applyEdits(document: SocDocument, edits: readonly PointerEdit[]): Edit {
  let result: unknown = document;
  for (const { pointer, value } of edits) {
    const path = pathOf(pointer);
    if (path.length === 0) return refuse('the document as a whole cannot be replaced');
    const next = replaceAt(result, path, value);
    if (next === undefined) return refuse(`${pointer} does not exist`);
    result = next;
  }
  const parsed = SocDocument.safeParse(result);
  if (parsed.success) return { document: parsed.data };
  const issue = parsed.error.issues[0];
  return refuse(`${issue?.path.join('/')}: ${issue?.message}`);
}
