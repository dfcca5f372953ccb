import { readFileSync } from 'node:fs';
import { CONFIG_KEYS } from '@netloom/contract';
import { expect, it } from 'vitest';

it('every setting of the product is explained, and no other', () => {
  const file = new URL('../../../locales/en/configuration.json', import.meta.url);
  const { about } = JSON.parse(readFileSync(file, 'utf8')) as { about: Record<string, string> };
  const keys = Object.keys(CONFIG_KEYS).map((key) => key.replaceAll('.', '-'));
  expect(Object.keys(about).sort()).toEqual(keys.sort());
});
