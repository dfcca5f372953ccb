import type { Worded } from '@netloom/model';
import type { z } from 'zod';
import { EDITS } from '../wording/edits.ts';
import { say } from '../wording/sentences.ts';

type Issue = z.core.$ZodIssue;

/** What a schema has against a value, said of the node, field or parameter that has it. */
export function unfit({ issues: [issue] }: { issues: readonly Issue[] }, owner?: string): Worded {
  const part = issue?.path.join('.') ?? '';
  const reason = say('reg-edit/schema', {
    part,
    reason: issue ? reasonOf(issue) : say('reg-edit/unfit', {}),
  });
  return owner === undefined ? reason : say('reg-edit/at', { place: owner, reason });
}

function reasonOf(issue: Issue): Worded {
  switch (issue.code) {
    case 'invalid_value':
      return say('reg-edit/one-of', { known: issue.values.join(', ') });
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? say('reg-edit/empty', {})
        : say('reg-edit/at-least', { limit: String(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string'
        ? say('reg-edit/too-long', { limit: String(issue.maximum) })
        : say('reg-edit/at-most', { limit: String(issue.maximum) });
    case 'invalid_type':
      return say(TYPES[issue.expected] ?? 'reg-edit/unfit', {});
    case 'invalid_union':
      return isOfQuantity(issue) ? say('reg-edit/quantity', {}) : say('reg-edit/unfit', {});
    default:
      return say(FORMATS.get(issue.message) ?? 'reg-edit/unfit', {});
  }
}

const TYPES: Readonly<Record<string, 'reg-edit/number' | 'reg-edit/whole-number' | 'reg-edit/text'>> = {
  number: 'reg-edit/number',
  int: 'reg-edit/whole-number',
  string: 'reg-edit/text',
};

/** Formats say themselves what they expect; the sentence is the one with these words. */
const FORMATS = new Map(
  (['reg-edit/field-path', 'reg-edit/register-path', 'reg-edit/identifier', 'reg-edit/vlnv'] as const).map(
    (key) => [EDITS[key], key] as [string, typeof key],
  ),
);

/** A number or the text of an expression: the one union that a cell holds. */
function isOfQuantity({ errors }: Extract<Issue, { code: 'invalid_union' }>): boolean {
  return errors.some((each) => each.some(({ code, path }) => code !== 'invalid_value' && path.length === 0));
}
