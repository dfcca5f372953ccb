import { pathOf, replaceAt } from '@netloom/model';
import type { Fix } from '@netloom/model';

interface Parses<Doc> {
  safeParse(value: unknown): { data?: Doc | undefined };
}

/** A document after a fix; unchanged where the edits of the fix do not fit any more. */
export function withFix<Doc>(schema: Parses<Doc>, document: Doc, { edits }: Fix): Doc {
  let result: unknown = document;
  for (const { pointer, value } of edits) result = replaceAt(result, pathOf(pointer), value);
  return schema.safeParse(result).data ?? document;
}
