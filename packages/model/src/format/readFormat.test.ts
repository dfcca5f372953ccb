import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { saidIn } from '../sayer.ts';
import { readFormat } from './readFormat.ts';
import { DOCUMENT_SENTENCES } from './sentences.ts';

const schema = z.strictObject({
  netloom: z.literal('note'),
  version: z.literal(2),
  name: z
    .string()
    .regex(/^[a-z]+$/)
    .max(5)
    .optional(),
  day: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'expected a day, YYYY-MM-DD')
    .optional(),
  odd: z.string().regex(/^odd$/, 'words of a schema alone').optional(),
  count: z.int().min(1).max(9).optional(),
  list: z
    .array(z.enum(['a', 'b']))
    .min(1)
    .max(2)
    .optional(),
  either: z.union([z.number(), z.boolean()]).optional(),
  open: z.object({}).optional(),
});
const FORMAT = { kind: 'note', schema, versions: { newest: 2, migrations: [] }, longest: 200 };

const read = (text: string) => readFormat(text, 'a.note.json', FORMAT).diagnostics;
const note = (members: string) => `{"netloom":"note","version":2,${members}}`;

/** A language of which nothing but the keys is known. */
const KEYS = Object.fromEntries(
  Object.entries(DOCUMENT_SENTENCES).map(([key, text]) => [
    key,
    [key.replace('DOC-', ''), ...(text.match(/\{\{\w+\}\}/g) ?? [])].join(' '),
  ]),
);

const CASES: readonly (readonly [text: string, message: string, said: string])[] = [
  [' '.repeat(201), '201 characters are more than the 200 that such', 'LENGTH 201 200'],
  [
    '[',
    'not JSON: expected a value, found the end of the text',
    'JSON JSON/expected JSON/a-value JSON/the-end',
  ],
  ['{"a" 1}', 'expected ":", found "1"', 'JSON JSON/expected ":" "1"'],
  ['{"a":1]', 'expected "," or "}", found "]"', 'JSON JSON/expected JSON/either "," "}" "]"'],
  ['{a', 'expected a member name in double quotes, found "a"', 'JSON JSON/expected JSON/a-name "a"'],
  ['{} 1', 'expected the end of the text, found "1"', 'JSON JSON/expected JSON/the-end "1"'],
  ['["a', 'not JSON: string is not closed', 'JSON JSON/open'],
  [String.raw`["\x"]`, 'not JSON: string holds an invalid', 'JSON JSON/escape'],
  ['{"a":1,"a":2}', 'not JSON: "a" stands twice in the same object', 'JSON JSON/twice a'],
  ['{"__proto__":1}', 'not JSON: "__proto__" cannot be a member name', 'JSON JSON/name __proto__'],
  ['['.repeat(99), 'not JSON: nested deeper than 64 levels', 'JSON JSON/depth 64'],
  ['<<<<<<< mine\n', 'The file holds both sides of a merge conflict', 'CONFLICT'],
  ['{"netloom":"soc"}', '/netloom: expected a Netloom file with "netloom": "note"', 'AT /netloom KIND note'],
  ['{"netloom":"note"}', '/version: version must be a whole number', 'AT /version VERSION/number'],
  ['{"netloom":"note","version":3}', '/version: version 3 is newer', 'AT /version VERSION/newer 3 2'],
  ['{"netloom":"note","version":1}', '/version: version 1 can no longer', 'AT /version VERSION/gone 1'],
  [note('"name":1'), '/name: must be a text', 'AT /name SCHEMA/type SCHEMA/string'],
  [note('"count":1.5'), '/count: must be a whole number', 'AT /count SCHEMA/type SCHEMA/int'],
  [note('"name":"abcdef"'), '/name: is longer than 5 characters', 'AT /name SCHEMA/longest 5'],
  [note('"name":"A"'), '/name: must match the pattern /^[a-z]+$/', 'AT /name SCHEMA/pattern /^[a-z]+$/'],
  [note('"day":"now"'), '/day: expected a day, YYYY-MM-DD', 'AT /day SCHEMA/day'],
  [note('"odd":"even"'), '/odd: words of a schema alone', 'AT /odd words of a schema alone'],
  [note('"count":0'), '/count: must be at least 1', 'AT /count SCHEMA/least 1'],
  [note('"count":10'), '/count: must be at most 9', 'AT /count SCHEMA/most 9'],
  [note('"list":[]'), '/list: must not be empty', 'AT /list SCHEMA/empty'],
  [note('"list":["a","b","a"]'), '/list: has more than 2 entries', 'AT /list SCHEMA/most-entries 2'],
  [note('"list":["c"]'), '/list/0: must be one of "a", "b"', 'AT /list/0 SCHEMA/values "a", "b"'],
  [note('"either":"a"'), '/either: has none of the forms', 'AT /either SCHEMA/form'],
  [note('"what":1'), 'has unknown members: what', 'SCHEMA/keys what'],
  [note('"open":{"more":1}'), '/open/more: is not a known member', 'AT /open/more SCHEMA/unknown'],
];

describe('a document that cannot be read', () => {
  it.each(CASES)('%j is told in words that other languages have too', (text, message, said) => {
    const [found] = read(text);
    expect(found!.message).toContain(message);
    expect(saidIn(KEYS, found!)).toBe(said);
    expect(saidIn(DOCUMENT_SENTENCES, found!)).toBe(found!.message);
  });

  it('misses a member that it must have', () => {
    const { diagnostics } = readFormat('{"netloom":"note","version":2}', 'a.note.json', {
      ...FORMAT,
      schema: schema.required({ name: true }),
    });
    expect(diagnostics.map((each) => saidIn(KEYS, each))).toEqual(['AT /name SCHEMA/missing']);
  });
});
