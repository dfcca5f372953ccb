import type { z } from 'zod';
import type { Said } from '../wording.ts';
import { DOCUMENT_SENTENCES, saidAs, say } from './sentences.ts';
import type { DocumentSentence } from './sentences.ts';

type Issue = z.core.$ZodIssue;

/** How messages begin that no schema gave. */
const PLAIN = /^(Invalid|Too big|Too small|Unrecognized)\b/;
/** What zod says of a member that is not there. */
const MISSING = /received undefined$/;

/** What is wrong with a value, in words that other languages have too; where it is, stands beside it. */
export function issueSaid(issue: Issue): Said {
  return PLAIN.test(issue.message) ? plainSaid(issue) : saidAs(issue.message);
}

function plainSaid(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type':
      return MISSING.test(issue.message)
        ? say('DOC-SCHEMA/missing', {})
        : say('DOC-SCHEMA/type', { type: typeSaid(issue.expected) });
    case 'invalid_value':
      return valuesSaid(issue.values.map((value) => JSON.stringify(value)));
    case 'too_big':
      return largeSaid(issue);
    case 'too_small':
      return smallSaid(issue);
    case 'not_multiple_of':
      return say('DOC-SCHEMA/multiple', { divisor: issue.divisor });
    case 'invalid_format':
      return issue.pattern === undefined
        ? say('DOC-SCHEMA/invalid', {})
        : say('DOC-SCHEMA/pattern', { pattern: issue.pattern });
    case 'unrecognized_keys':
      return say('DOC-SCHEMA/keys', { keys: issue.keys.join(', ') });
    case 'invalid_union':
      return say('DOC-SCHEMA/form', {});
    default:
      return say('DOC-SCHEMA/invalid', {});
  }
}

function typeSaid(expected: string): Said {
  const key = `DOC-SCHEMA/${expected === 'record' ? 'object' : expected}`;
  return key in DOCUMENT_SENTENCES ? say(key as DocumentSentence, {} as never) : { message: expected };
}

const valuesSaid = (values: readonly string[]): Said =>
  values.length === 1
    ? say('DOC-SCHEMA/value', { value: values[0]! })
    : say('DOC-SCHEMA/values', { values: values.join(', ') });

const isList = (origin: string) => origin === 'array' || origin === 'set';

function largeSaid({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): Said {
  const most = String(maximum);
  if (origin === 'string') return say('DOC-SCHEMA/longest', { most });
  if (isList(origin)) return say('DOC-SCHEMA/most-entries', { most });
  return inclusive === false ? say('DOC-SCHEMA/below', { most }) : say('DOC-SCHEMA/most', { most });
}

function smallSaid({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): Said {
  const least = String(minimum);
  if (least === '1' && (origin === 'string' || isList(origin))) return say('DOC-SCHEMA/empty', {});
  if (origin === 'string') return say('DOC-SCHEMA/shortest', { least });
  if (isList(origin)) return say('DOC-SCHEMA/least-entries', { least });
  return inclusive === false ? say('DOC-SCHEMA/above', { least }) : say('DOC-SCHEMA/least', { least });
}
