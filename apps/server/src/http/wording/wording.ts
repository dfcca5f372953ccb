import type { z } from 'zod';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Wording } from './form.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

const WORDINGS = { en, zh, es, ja };
export type WordingLanguage = keyof typeof WORDINGS;
export const WORDING_LANGUAGES = Object.keys(WORDINGS) as WordingLanguage[];
export const isWordingLanguage = (text: string): text is WordingLanguage => Object.hasOwn(WORDINGS, text);

/** Stands in an issue for a message that no schema gave. */
const PLAIN = '\u0000plain';
const MISSING = '\u0000missing';

/** For `safeParse`: marks what is to be worded here; a schema's own message stays. */
export const markIssue: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input === undefined ? MISSING : PLAIN;

/** An issue in words of people. */
export function wordIssue(issue: z.core.$ZodIssue, language: WordingLanguage): string {
  const words = WORDINGS[language];
  const field = fieldName(issue.path, words);
  if (issue.message !== PLAIN && issue.message !== MISSING) {
    const message = words.messages[issue.message] ?? issue.message;
    // "expected …" says nothing without the field's name.
    return issue.message.startsWith('expected ') ? `${field}: ${message}` : message;
  }
  if (issue.message === MISSING) return words.missing(field);
  return describe(issue, field, words);
}

function describe(issue: z.core.$ZodIssue, field: string, words: Wording): string {
  switch (issue.code) {
    case 'invalid_type':
      return words.wrongType(field, words.types[issue.expected] ?? issue.expected);
    case 'too_big':
      return sized(issue.origin, [words.longText, words.longList, words.tooLarge])(
        field,
        String(issue.maximum),
      );
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return words.empty(field);
      return sized(issue.origin, [words.shortText, words.shortList, words.tooSmall])(
        field,
        String(issue.minimum),
      );
    case 'invalid_value':
      return words.oneOf(field, issue.values.map(String).join(', '));
    case 'unrecognized_keys':
      return words.unknownKeys(field, issue.keys.join(', '));
    default:
      return words.invalid(field);
  }
}

type Sized = (field: string, limit: string) => string;

function sized(origin: string, [text, list, number]: [Sized, Sized, Sized]): Sized {
  if (origin === 'string') return text;
  return origin === 'array' || origin === 'set' ? list : number;
}

/** `gitUserName` is "Git user name" where no better name is known; of a list the place counts from 1. */
function fieldName(path: PropertyKey[], words: Wording): string {
  const place = path.findLastIndex((part) => typeof part === 'string');
  const name = String(path[place] ?? '');
  const spoken = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const label = words.fields[name] ?? spoken.charAt(0).toUpperCase() + spoken.slice(1);
  const index = path.at(place + 1);
  return typeof index === 'number' && place >= 0 ? `${label} ${index + 1}` : label;
}
