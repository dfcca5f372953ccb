import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import english from './locales/en.ts';
import { screenTexts } from './screenTexts.ts';

const registry = readFileSync(join(import.meta.dirname, 'screens.ts'), 'utf8');
/** Key and file of every screen, read from the text of the registry. */
const files = [...registry.matchAll(/screen\(\s*'(\w+)'.*?import\('(\.\/[^']+)'\)/gs)].map(
  ([, key, file]) => [key!, file!] as const,
);

/** Texts that come with the shell. */
const SHELL = new Set(['common', 'menu', 'talk']);

it('knows every screen and no other', () => {
  expect(Object.keys(screenTexts).sort()).toEqual(files.map(([key]) => key).sort());
});

it.each(files)('names the texts that the file of %s uses', (key, file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const used = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names]) =>
    [...names!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  );
  for (const name of used) if (!SHELL.has(name)) expect(screenTexts[key]).toContain(name);
});

it('names texts that there are', () => {
  const there = new Set(Object.keys(english).map((path) => path.replace(/^.*\/|\.\w+$/g, '')));
  for (const name of Object.values(screenTexts).flat()) expect([...there]).toContain(name);
});
