import { OutcomePatternFile, type OutcomePatterns } from '@netloom/model';
import { PlanError } from '../../../planError.ts';
import { checkPatterns } from './patterns.ts';

/** Where a project says how its benches announce their results: at the root of its tree. */
export const PATTERN_FILE = 'verdicts.json';

function parsed(text: string): OutcomePatternFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new PlanError('no-json', PATTERN_FILE, { message: (error as Error).message });
  }
  const { data, error } = OutcomePatternFile.safeParse(content);
  if (data) return data;
  const [issue] = error.issues;
  throw new PlanError('pattern-file', [PATTERN_FILE, issue?.path.join('.')].filter(Boolean).join(': '), {
    message: issue?.message ?? '',
  });
}

const given = ({ pass, fail }: OutcomePatterns): OutcomePatterns => ({
  ...(pass && { pass }),
  ...(fail && { fail }),
});

/**
 * The patterns for a bench: those of the run, then those that the project's file has for this top module, then the
 * file's for all; each side by itself. @throws PlanError that names the field or the key of what is no pattern.
 */
export function patternsFor(top: string, own: OutcomePatterns, file?: string): OutcomePatterns | undefined {
  const { benches = {}, ...project } = file === undefined ? {} : parsed(file);
  checkPatterns(project, { pass: `${PATTERN_FILE}: pass`, fail: `${PATTERN_FILE}: fail` });
  const bench = Object.hasOwn(benches, top) ? benches[top]! : {};
  const key = `${PATTERN_FILE}: benches.${top}`;
  checkPatterns(bench, { pass: `${key}.pass`, fail: `${key}.fail` });
  checkPatterns(own, { pass: 'passPattern', fail: 'failPattern' });
  const all = { ...given(project), ...given(bench), ...given(own) };
  return all.pass || all.fail ? all : undefined;
}
