import { expect, it, vi } from 'vitest';
import { i18n } from '../i18n.ts';
import { worded } from './worded.ts';

vi.mock('../i18n.ts', () => ({
  i18n: {
    language: 'zh',
    loadNamespaces: () => Promise.resolve(),
    getResourceBundle: () => ({ 'DOC-LENGTH': '{{length}} 个字符过多' }),
  },
}));

const fault = { message: '9 are too many', wording: { key: 'DOC-LENGTH', values: { length: 9 } } };

it('what a check says within the words of a refusal is said in the language of the reader', async () => {
  const issues = [{ path: 'git', message: 'a.json：9 are too many。' }];
  const data = { reason: 'document-unreadable', diagnostics: [fault], issues };
  expect(await worded({ code: 601, msg: 'git: a.json：9 are too many。', data })).toMatchObject({
    msg: 'git: a.json：9 个字符过多。',
    data: { issues: [{ message: 'a.json：9 个字符过多。' }] },
  });
  expect(await worded({ code: 601, msg: '9 are too many', data: { said: [fault] } })).toMatchObject({
    msg: '9 个字符过多',
  });
});

it('other replies are as they came', async () => {
  const load = vi.spyOn(i18n, 'loadNamespaces');
  const reply = { code: 601, msg: 'x', data: null };
  expect(await worded(reply)).toBe(reply);
  expect(load).not.toHaveBeenCalled();
});
