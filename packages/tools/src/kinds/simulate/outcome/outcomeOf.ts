import { remembering } from './remembering.ts';
import type { Said } from './said.ts';
import { weigh } from './weigh.ts';

/** Lines without any of these say nothing; most of a log is. */
const WORTH =
  /pass|fail|err|fatal|time|mismatch|succe|offending|violat|trap|\bok\b|\bNG\b|\*[EF],|traceback|exception|abort|kill|incomplete|critical|as expected/i;
/** What a verdict is in stands at the beginning of a line; it bounds the work on endless ones. */
const LENGTH = 1000;
// eslint-disable-next-line no-control-regex -- colours of a terminal
const COLOURS = /\x1b\[[\d;]*m/g;

const remembered = remembering(weigh);

/** What a line of a bench says of its test, by the forms and words of the field; undefined where it says neither. */
export function outcomeOf(line: string): Said | undefined {
  if (!WORTH.test(line)) return undefined;
  const plain = line
    .slice(0, LENGTH)
    .replace(COLOURS, '')
    .trimEnd()
    .replace(/\s{2,}/g, ' ');
  return remembered(plain);
}
