import { expect, it } from 'vitest';
import { worded } from './worded.ts';

const sentences = () => Promise.resolve({ 'DOC-LENGTH': '{{length}} 个字符过多' });
const fault = { message: '9 are too many', wording: { key: 'DOC-LENGTH', values: { length: 9 } } };

it('what a check says within the words of a refusal is said in the language of the reader', async () => {
  const issues = [{ path: 'git', message: 'a.json：9 are too many。' }];
  const data = { reason: 'document-unreadable', diagnostics: [fault], issues };
  expect(await worded({ code: 601, msg: 'git: a.json：9 are too many。', data }, sentences)).toMatchObject({
    msg: 'git: a.json：9 个字符过多。',
    data: { issues: [{ message: 'a.json：9 个字符过多。' }] },
  });
  const plain = { code: 601, msg: '9 are too many', data: { said: [fault] } };
  expect(await worded(plain, sentences)).toMatchObject({ msg: '9 个字符过多' });
});

it('other replies are as they came, and no language is fetched for them', async () => {
  const reply = { code: 601, msg: 'x', data: null };
  expect(await worded(reply, () => Promise.reject(new Error('fetched')))).toBe(reply);
});
