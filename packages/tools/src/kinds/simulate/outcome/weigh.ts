import { readCounts } from './counts.ts';
import type { Said } from './said.ts';
import { isWarning, saidByForm, withoutHead } from './toolForms.ts';
import { saidInWords } from './words.ts';

/** What a line says, and whether it says so by the values of numbers in it. */
export interface Weighed {
  said: Said | undefined;
  byNumbers: boolean;
}

/** Holds a line against the forms of tools, its counts and its words, in this order. */
export function weigh(line: string): Weighed {
  const byForm = saidByForm(line);
  if (byForm !== undefined) return { said: byForm ?? undefined, byNumbers: false };
  const { text, said: counted, counts } = readCounts(withoutHead(line));
  const said = counted === 'fail' ? 'fail' : (saidInWords(text, isWarning(line)) ?? counted);
  return { said, byNumbers: counts };
}
