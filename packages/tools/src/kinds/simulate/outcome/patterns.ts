import type { OutcomePatterns } from '@netloom/model';
import { RE2JS } from 're2js';
import { PlanError } from '../../../planError.ts';

/** Instructions of a compiled pattern: with the length to which lines are cut it bounds the work on one. */
const SIZE = 500;

/** RE2 matches in linear time whatever the pattern. */
function compile(pattern: string, field: string): RE2JS {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(pattern);
  } catch (error) {
    throw new PlanError('pattern-wrong', field, { message: (error as Error).message });
  }
  if (compiled.programSize() > SIZE)
    throw new PlanError('pattern-large', field, {
      size: String(compiled.programSize()),
      most: String(SIZE),
    });
  if (compiled.matcher('').find()) throw new PlanError('pattern-empty', field);
  return compiled;
}

export type LineTest = (line: string) => boolean;

/** Tests lines for a pattern. @throws PlanError that names the field of what is no pattern, or too large a one. */
export function lineTest(pattern: string, field: string): LineTest {
  const compiled = compile(pattern, field);
  return (line) => compiled.matcher(line).find();
}

/** @throws PlanError as `lineTest`; `fields` names where the patterns stand. */
export function checkPatterns({ pass, fail }: OutcomePatterns, fields: { pass: string; fail: string }): void {
  if (pass) lineTest(pass, fields.pass);
  if (fail) lineTest(fail, fields.fail);
}
