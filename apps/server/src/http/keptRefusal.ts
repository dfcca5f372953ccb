import type { RefusalPart } from './wording/refusals/reason.ts';
import { isRefusalReason, wordRefusal } from './wording/refusals/refusals.ts';
import type { WordingLanguage } from './wording/wording.ts';

/** Why work of the server went wrong, as a row keeps it until someone reads it in his language. */
export function keptRefusal({ reason, values }: RefusalPart): string {
  return JSON.stringify({ reason, values });
}

/** What a row keeps, as part of a sentence; words of an earlier version have no other language. */
export function partOf(kept: string): RefusalPart | string {
  if (!kept.startsWith('{')) return kept;
  const part = JSON.parse(kept) as RefusalPart;
  return isRefusalReason(part.reason) ? part : kept;
}

export function wordKept(kept: string, language: WordingLanguage): string {
  const part = partOf(kept);
  return typeof part === 'string' ? part : wordRefusal(part.reason, part.values ?? {}, language);
}
