import type { Diagnostic, SocDocument } from '@netloom/model';
import type { Library } from '../library/library.ts';
import type { Subject } from './rule.ts';
import { RULES } from './rules.ts';
import { subjectOf } from './subject.ts';
import { withoutEchoes } from './unknownBlocks.ts';

export { subjectOf };

/** Everything wrong with a document, in a fixed order; an empty list or one without errors can be generated. */
export function check(document: SocDocument, library: Library): Diagnostic[] {
  return checkSubject(subjectOf(document, library));
}

export function checkSubject(subject: Subject): Diagnostic[] {
  return withoutEchoes(
    subject.design,
    RULES.flatMap(([rule]) => rule(subject)),
  );
}
