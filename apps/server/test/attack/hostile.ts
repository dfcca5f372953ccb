import type { Call } from '@netloom/contract';
import type { Sample } from './samples/index.ts';

/** None of these is the id of anything. */
const WRONG_TYPES = [null, {}, [], true, -1, 0, 1.5, 2 ** 31, 1e300, [1], { $gt: 0 }, ''];

const HOSTILE_TEXTS = [
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '/etc/passwd',
  '.git/config',
  'a\u0000b',
  '\ud800',
  '\u202Eexe.txt',
  'ａｄｍｉｎ',
  '{{7*7}}${7*7}#{7*7}',
  '$(touch /tmp/netloom-attacked)`id`',
  '--upload-pack=touch /tmp/netloom-attacked',
  '%',
  '\\',
  '-1',
  '٣',
  'x'.repeat(5000),
];

interface Variant {
  field: string;
  value: unknown;
  sample: Sample;
}

/** The sample with each field in turn replaced by each hostile value; what travels in a URL is text. */
export function* hostileVariants(call: Call, sample: Sample): Generator<Variant> {
  for (const part of ['params', 'query', 'body', 'form'] as const) {
    for (const field of Object.keys(sample[part] ?? {})) {
      const values = part === 'body' ? [...WRONG_TYPES, ...HOSTILE_TEXTS] : HOSTILE_TEXTS;
      for (const value of values) {
        if (part !== 'body' && !isWellFormed(value as string)) continue;
        yield { field: `${part}.${field}`, value, sample: replaced(sample, part, field, value) };
      }
    }
  }
  if (call.method !== 'GET' && sample.form === undefined) {
    for (const body of [[], 'text', 5, null, { __proto__: null, constructor: { prototype: 1 } }]) {
      yield { field: 'body', value: body, sample: { ...sample, body: body as never } };
    }
  }
}

function replaced(sample: Sample, part: keyof Sample, field: string, value: unknown): Sample {
  return { ...sample, [part]: { ...sample[part], [field]: value } };
}

/** A URL cannot carry half a surrogate pair. */
function isWellFormed(text: string): boolean {
  return !/[\ud800-\udfff]/.test(text);
}

/** Whether a reply tells of the server's inside: a stack, a path of the machine, a statement of SQL. */
export function isTelling(text: string): boolean {
  return /\n\s+at |\.ts:\d+|node_modules|\/netloom-test-|\bSELECT .* FROM |postgres:\/\//.test(text);
}
