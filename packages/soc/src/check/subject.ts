import type { SocDocument } from '@netloom/model';
import { reachOf } from '../addressmap/reach.ts';
import { designOf } from '../design/block.ts';
import { lately } from '../design/lately.ts';
import { wiringOf } from '../design/wiring.ts';
import type { Library } from '../library/library.ts';
import type { Subject } from './rule.ts';

/** What checks and outputs look at. */
export const subjectOf = lately(1, makeSubject);

function makeSubject(document: SocDocument, library: Library): Subject {
  const design = designOf(document, library);
  const wiring = wiringOf(design);
  return { design, wiring, reach: reachOf(design, wiring.links) };
}
