import { createRequire } from 'node:module';
import type { OutcomePatterns } from '@netloom/model';
import type * as Re2 from 're2js';
import { PlanError } from '../planError.ts';

/** Instructions of a compiled pattern: with the length to which lines are cut it bounds the work on one. */
const SIZE = 500;

const require = createRequire(import.meta.url);

/** RE2 matches in linear time whatever the pattern. It is read where there is a pattern: few runs have one. */
function compile(pattern: string, field: string): Re2.RE2JS {
  const { RE2JS } = require('re2js') as typeof Re2;
  let compiled: Re2.RE2JS;
  try {
    compiled = RE2JS.compile(pattern);
  } catch (error) {
    throw new PlanError(
      `${field}: ${(error as Error).message}; patterns are RE2's, without look-around and back-references`,
    );
  }
  if (compiled.programSize() > SIZE)
    throw new PlanError(
      `${field}: the pattern is too large (${compiled.programSize()} steps, ${SIZE} at most)`,
    );
  if (compiled.matcher('').find())
    throw new PlanError(`${field}: the pattern fits an empty line, and so every line`);
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
