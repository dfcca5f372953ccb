import type { Diagnostic } from '@netloom/model';
import { say } from '../../wording/sentences.ts';
import type { Unfit, UnfitProgram } from './otherSuite.ts';

const NAMED = 12;
const REASONS: readonly Unfit[] = [
  'not-readable',
  'no-tohost',
  'no-memory',
  'inside-the-core',
  'signature-outside',
  'signature-long',
  'signature-with-tohost',
  'no-end',
  'fails-on-the-model',
];

function namesOf(programs: readonly UnfitProgram[]): string {
  const names = programs.slice(0, NAMED).map(({ name }) => name);
  return programs.length > NAMED ? `${names.join(', ')} …` : names.join(', ');
}

/** What others wrote and is no test of this core, a warning for each reason. */
export function unfitDiagnostics(suite: string, unfit: readonly UnfitProgram[]): Diagnostic[] {
  return REASONS.flatMap((why): Diagnostic[] => {
    const programs = unfit.filter((each) => each.why === why);
    if (programs.length === 0) return [];
    const reason = say(`core-others/${why}`, {});
    const said = say('core-others', { suite, count: programs.length, reason, names: namesOf(programs) });
    return [{ code: 'core-others', severity: 'warning', ...said }];
  });
}
