import { TOOLS } from '@netloom/tools';
import { expect, it } from 'vitest';
import en from '../../../locales/en/server.json' with { type: 'json' };

it('what each tool is needed for has words', () => {
  expect(TOOLS.map(({ name }) => name).filter((name) => !Object.hasOwn(en.purpose, name))).toEqual([]);
});
