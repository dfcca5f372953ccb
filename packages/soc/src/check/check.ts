import type { Diagnostic, SocDocument } from '@netloom/model';
import { reachOf } from '../addressmap/reach.ts';
import { designOf } from '../design/block.ts';
import { lately } from '../design/lately.ts';
import { wiringOf } from '../design/wiring.ts';
import type { Library } from '../library/library.ts';
import type { Subject } from './rule.ts';
import { RULES } from './rules.ts';
import { withoutEchoes } from './unknownBlocks.ts';

/** Everything wrong with a document, in a fixed order; an empty list or one without errors can be generated. */
export function check(document: SocDocument, library: Library): Diagnostic[] {
  return checkSubject(subjectOf(document, library));
}

export const subjectOf = lately(1, makeSubject);

function makeSubject(document: SocDocument, library: Library): Subject {
  const design = designOf(document, library);
  const wiring = wiringOf(design);
  return { design, wiring, reach: reachOf(design, wiring.links) };
}

export function checkSubject(subject: Subject): Diagnostic[] {
  return withoutEchoes(
    subject.design,
    RULES.flatMap(([rule]) => rule(subject)),
  );
}
