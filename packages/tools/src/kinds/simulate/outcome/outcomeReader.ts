import type { OutcomePatterns } from '@netloom/model';
import { outcomeOf } from './outcomeOf.ts';
import { lineTest } from './patterns.ts';
import type { Said } from './said.ts';

const COUNTS_BY_ID = /\*\* Report counts by id/;
const COUNT_OF_ID = /^[#\s]*\[[^\]]{1,200}\]\s+\d+\s*$/;

/** What the lines of a bench say, one by one. */
export type OutcomeReader = (line: string) => Said | undefined;

/** In UVM's summary the ids of messages stand alone with their counts, and mean nothing whatever they are named. */
function builtIn(): OutcomeReader {
  let inCounts = false;
  return (line) => {
    inCounts = COUNTS_BY_ID.test(line) || (inCounts && COUNT_OF_ID.test(line));
    return inCounts ? undefined : outcomeOf(line);
  };
}

/** A pattern takes the place of the built-in forms and words of its side. */
export function outcomeReader({ pass, fail }: OutcomePatterns = {}): OutcomeReader {
  const usual = builtIn();
  const passes = pass ? lineTest(pass, 'passPattern') : undefined;
  const fails = fail ? lineTest(fail, 'failPattern') : undefined;
  if (!passes && !fails) return usual;
  return (line) => {
    const said = usual(line);
    if (fails ? fails(line) : said === 'fail') return 'fail';
    return (passes ? passes(line) : said === 'pass') ? 'pass' : undefined;
  };
}
