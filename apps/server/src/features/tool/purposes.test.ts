import { readFileSync } from 'node:fs';
import { TOOLS } from '@netloom/tools';
import { expect, it } from 'vitest';

const TEXTS = new URL('../../../../web/src/locales/en/server.json', import.meta.url);

it('what each tool is needed for has words on the screen of the server', () => {
  const { purpose } = JSON.parse(readFileSync(TEXTS, 'utf8')) as { purpose: Record<string, string> };
  expect(TOOLS.map(({ name }) => name).filter((name) => !Object.hasOwn(purpose, name))).toEqual([]);
});
