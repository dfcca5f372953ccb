import { changedIn } from '../check/incremental/facets.ts';
import { subjectAfter } from '../check/incremental/subjectAfter.ts';
import type { Subject } from '../check/rule.ts';
import { designOf } from '../design/block.ts';
import { lately } from '../design/lately.ts';

let last: Subject | undefined;

/** What a check looks at, of a document that an edit has made of another: what the edit cannot have changed is taken over. */
export const editedSubject = lately(1, (document, library): Subject => {
  const design = designOf(document, library);
  const before = last?.design.library === library ? last : undefined;
  last = subjectAfter(design, before, before && changedIn(before.design, design));
  return last;
});
