import type { Diagnostic, SocDocument } from '@netloom/model';
import { check } from '../check/check.ts';
import type { Library } from '../library/library.ts';
import { applyEdits } from './applyEdits.ts';

export interface ManyFixed {
  document: SocDocument;
  /** Fixes that were applied. */
  fixed: number;
  /** Wanted problems with a fix that are left: it mends nothing here, or there was no time. */
  left: number;
}

/**
 * Applies the fixes of many problems, one after the other, each on what the ones before have left. A fix after which there are
 * not fewer errors and warnings is not taken. `isOver` ends it early.
 */
export function fixMany(
  document: SocDocument,
  library: Library,
  isWanted: (problem: Diagnostic) => boolean,
  isOver: () => boolean = () => false,
): ManyFixed {
  const refused = new Set<string>();
  let current = document;
  let problems = check(current, library);
  let fixed = 0;
  const open = () => problems.filter((each) => each.fix !== undefined && isWanted(each));
  while (!isOver()) {
    const next = open().find((each) => !refused.has(keyOf(each)));
    if (!next) break;
    const mended = applyEdits(current, next.fix!.edits).document;
    const after = mended && check(mended, library);
    if (!after || graveOf(after) >= graveOf(problems)) refused.add(keyOf(next));
    else [current, problems, fixed] = [mended, after, fixed + 1];
  }
  return { document: current, fixed, left: open().length };
}

function graveOf(problems: readonly Diagnostic[]): number {
  return problems.filter(({ severity }) => severity !== 'info').length;
}

function keyOf({ code, message, place }: Diagnostic): string {
  return `${code} ${message} ${place?.kind === 'document' ? place.pointer : ''}`;
}
