import { sayer } from '../sayer.ts';

/**
 * Every sentence that reading a document says, in English; other languages are worded by the same keys. What a schema
 * says by itself stands here too: it is found by its English.
 */
export const DOCUMENT_SENTENCES = {
  'DOC-AT': '{{pointer}}: {{said}}',
  'DOC-LENGTH':
    '{{length}} characters are more than the {{longest}} that such a file may have: divide it into several',
  'DOC-CONFLICT': 'The file holds both sides of a merge conflict: resolve it in Git',
  'DOC-KIND': 'expected a Netloom file with "netloom": "{{kind}}"',
  'DOC-VERSION/number': 'version must be a whole number from 1 on',
  'DOC-VERSION/newer':
    'version {{version}} is newer than this Netloom reads (up to {{newest}}); update Netloom to open it',
  'DOC-VERSION/gone': 'version {{version}} can no longer be read',
  'DOC-GENERATED':
    '{{count}} generated files are not what the design generates now ({{named}}): generate it again',

  'DOC-CHECK': 'this could not be checked: {{why}}',
  'DOC-CHECK/chip': 'chip: {{chip}} is not known; import it, so that {{path}} is there',

  'DOC-JSON': 'not JSON: {{reason}}',
  'DOC-JSON/depth': 'nested deeper than {{most}} levels',
  'DOC-JSON/twice': '"{{key}}" stands twice in the same object',
  'DOC-JSON/name': '"{{key}}" cannot be a member name',
  'DOC-JSON/open': 'string is not closed',
  'DOC-JSON/escape': 'string holds an invalid character or escape',
  'DOC-JSON/expected': 'expected {{expected}}, found {{found}}',
  'DOC-JSON/either': '{{one}} or {{other}}',
  'DOC-JSON/a-value': 'a value',
  'DOC-JSON/a-name': 'a member name in double quotes',
  'DOC-JSON/the-end': 'the end of the text',

  'DOC-SCHEMA/unknown': 'is not a known member',
  'DOC-SCHEMA/keys': 'has unknown members: {{keys}}',
  'DOC-SCHEMA/missing': 'is missing',
  'DOC-SCHEMA/type': 'must be {{type}}',
  'DOC-SCHEMA/string': 'a text',
  'DOC-SCHEMA/number': 'a number',
  'DOC-SCHEMA/int': 'a whole number',
  'DOC-SCHEMA/boolean': 'true or false',
  'DOC-SCHEMA/array': 'a list',
  'DOC-SCHEMA/object': 'an object',
  'DOC-SCHEMA/value': 'must be {{value}}',
  'DOC-SCHEMA/values': 'must be one of {{values}}',
  'DOC-SCHEMA/most': 'must be at most {{most}}',
  'DOC-SCHEMA/least': 'must be at least {{least}}',
  'DOC-SCHEMA/below': 'must be less than {{most}}',
  'DOC-SCHEMA/above': 'must be more than {{least}}',
  'DOC-SCHEMA/empty': 'must not be empty',
  'DOC-SCHEMA/longest': 'is longer than {{most}} characters',
  'DOC-SCHEMA/shortest': 'is shorter than {{least}} characters',
  'DOC-SCHEMA/most-entries': 'has more than {{most}} entries',
  'DOC-SCHEMA/least-entries': 'has fewer than {{least}} entries',
  'DOC-SCHEMA/multiple': 'must be a multiple of {{divisor}}',
  'DOC-SCHEMA/pattern': 'must match the pattern {{pattern}}',
  'DOC-SCHEMA/form': 'has none of the forms that it may have',
  'DOC-SCHEMA/invalid': 'is not valid',

  'DOC-SCHEMA/identifier': 'expected a letter or underscore, then letters, digits or underscores',
  'DOC-SCHEMA/hex': 'expected a hexadecimal number such as 0x80005000',
  'DOC-SCHEMA/vlnv': 'expected vendor:library:name:version',
  'DOC-SCHEMA/field': 'expected REGISTER.FIELD',
  'DOC-SCHEMA/register': 'expected REGISTER or GROUP.REGISTER',
  'DOC-SCHEMA/signal': 'expected peripheral.signal, e.g. uart0.rx',
  'DOC-SCHEMA/bits': 'bits are written "7:4" or "3"',
  'DOC-SCHEMA/state': 'a type is u1 to u64 or i1 to i64',
  'DOC-SCHEMA/case': 'a name has letters, digits, _, . and -, and begins with a letter',
  'DOC-SCHEMA/point': 'a name has letters, digits, _ and -, and begins with a letter',
  'DOC-SCHEMA/module': 'expected a module name',
  'DOC-SCHEMA/fewest': 'the fewest are more than all',
  'DOC-SCHEMA/after': 'name the fewest beside after',
  'DOC-SCHEMA/range': 'the range ends before it begins',
  'DOC-SCHEMA/simulations': 'a regression has at most 100000 simulations',
  'DOC-SCHEMA/digits': 'expected 16 hexadecimal digits',
  'DOC-SCHEMA/day': 'expected a day, YYYY-MM-DD',
  'DOC-SCHEMA/cron': 'expected five fields of crontab(5), as in "0 2 * * *"',
  'DOC-SCHEMA/schedule': 'give either cron or push',
  'DOC-SCHEMA/partition': 'expected the name of a partition',
} as const;

export type DocumentSentence = keyof typeof DOCUMENT_SENTENCES;

export const say = sayer(DOCUMENT_SENTENCES);

/** The sentence of these very words; without another language where there is none. */
export function saidAs(message: string) {
  const found = Object.entries(DOCUMENT_SENTENCES).find(([, text]) => text === message);
  return found === undefined ? { message } : { message, wording: { key: found[0], values: {} } };
}
