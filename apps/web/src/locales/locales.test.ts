import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const languages = ['en', 'zh', 'es', 'ja'];
const namespaces = readdirSync(join(root, 'locales/en'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

type Texts = Record<string, string>;

function flatten(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value };
  const entries = Object.entries(value as object);
  return Object.assign(
    {},
    ...entries.map(([key, below]) => flatten(below, prefix === '' ? key : `${prefix}.${key}`)),
  ) as Texts;
}

function textsOf(language: string, namespace: string): Texts {
  return flatten(JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8')));
}

/** Languages differ in plural forms (`_one`, `_many`, `_other`): one key stands for all of them. */
function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

function keysOf(texts: Texts): string[] {
  return [...new Set(Object.keys(texts).map(withoutPlural))].sort();
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
}

/** Placeholders of all plural forms of each key together. */
function placeholders(texts: Texts): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [key, text] of Object.entries(texts)) {
    const name = withoutPlural(key);
    found[name] = [...new Set([...(found[name] ?? []), ...placeholdersOf(text)])].sort();
  }
  return found;
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

interface Use {
  /** The key, or for a computed one what is known of its beginning. */
  key: string;
  computed: boolean;
  /** Null where `t` is handed in from elsewhere. */
  namespace: string | null;
  path: string;
}

/** The first argument of each call of `t`, as written. */
function* firstArguments(text: string): Generator<string> {
  for (const { index } of text.matchAll(/\bt\(/g)) {
    let depth = 0;
    let end = index + 2;
    for (; end < text.length && (depth > 0 || !/[),]/.test(text[end] ?? '')); end += 1) {
      if (/[({[]/.test(text[end] ?? '')) depth += 1;
      if (/[)}\]]/.test(text[end] ?? '')) depth -= 1;
    }
    yield text.slice(index + 2, end);
  }
}

/** The texts that sets of commands take their titles from, as written. */
function commandTitles(text: string): string[] {
  return [...text.matchAll(/\bcommandSet(?:<[^(]*>)?\(\s*\(id\) => (`[^`]*`)/g)].map(([, title]) => title!);
}

/** Null where it is handed over, or there is none. */
function namespaceOf(text: string): string | null {
  const named = /useTranslation\((?:'(\w+)'|\))/.exec(text);
  return named === null ? null : (named[1] ?? 'common');
}

function usesOf({ path, text }: { path: string; text: string }): Use[] {
  const literals = [...firstArguments(text), ...commandTitles(text)].flatMap((argument) => [
    ...argument.replace(/[=!]==\s*'[^']*'/g, '').matchAll(/'([^']*)'|`([^`]*)`/g),
  ]);
  return literals.map(([, plain, template]) => {
    const [, prefix, key = ''] = /^(?:(\w+):)?(.*)$/s.exec(plain ?? template ?? '') ?? [];
    const [known = ''] = key.split('${');
    return { key: known, computed: known !== key, namespace: prefix ?? namespaceOf(text), path };
  });
}

const uses = sources.flatMap(usesOf);

/** What stands in quotes in some source, with or without a namespace before it. */
const quoted = new Set(sources.flatMap(({ text }) => text.match(/(?<=[':])[^':\n]+(?=')/g) ?? []));

describe.each(namespaces)('texts of %s', (namespace) => {
  const english = textsOf('en', namespace);

  it.each(languages)('are complete in %s', (language) => {
    expect(keysOf(textsOf(language, namespace))).toEqual(keysOf(english));
  });

  it.each(languages)('have the same placeholders in %s', (language) => {
    expect(placeholders(textsOf(language, namespace))).toEqual(placeholders(english));
  });

  it.each(languages)('are never empty in %s', (language) => {
    const empty = Object.entries(textsOf(language, namespace)).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('hold every key that the screens ask for', () => {
    const keys = keysOf(english);
    const missing = uses
      .filter((use) => use.namespace === namespace && use.key !== '')
      .filter(({ key, computed }) =>
        computed ? !keys.some((known) => known.startsWith(key)) : !keys.includes(key),
      )
      .map(({ key, path }) => `${path}: ${key}`);
    expect(missing).toEqual([]);
  });

  it('hold no key that nobody asks for', () => {
    const computed = uses.filter((use) => use.computed && use.key !== '').map(({ key }) => key);
    const unused = keysOf(english).filter(
      (key) => !quoted.has(key) && !computed.some((start) => key.startsWith(start)),
    );
    // The server's menus name the groups.
    expect(namespace === 'menu' ? [] : unused).toEqual([]);
  });
});

/** The same in every language. */
const names = ['Netloom', 'VLNV'];

describe('screens', () => {
  it('ask only for keys that some namespace has where the namespace is handed in', () => {
    const keys = new Set(namespaces.flatMap((namespace) => keysOf(textsOf('en', namespace))));
    const missing = uses.filter((use) => use.namespace === null && !use.computed && !keys.has(use.key));
    expect(missing.map(({ key, path }) => `${path}: ${key}`)).toEqual([]);
  });

  it('write no text of their own', () => {
    const written = sources
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, text }) =>
        [
          ...text.matchAll(
            /<[A-Za-z][^<>]*(?<!=)>([^<>{}]*[A-Za-z]{2}[^<>{}]*)<\/|(?:aria-label|title|alt|label)="([^"]*[A-Za-z]{2}[^"]*)"/g,
          ),
        ].map((match) => `${path}: ${(match[1] ?? match[2] ?? '').trim()}`),
      )
      .filter((found) => !names.some((name) => found.endsWith(`: ${name}`)));
    expect(written).toEqual([]);
  });
});
