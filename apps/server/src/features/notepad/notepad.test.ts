import { getNote, saveNote } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('keeps each user’s notes, and never overwrites what another window saved', async () => {
  const { admin } = server;
  const other = await server.newUser('other');
  expect(await admin.call(getNote)).toEqual({ text: '', revision: 0, updateTime: null });
  const first = await admin.call(saveNote, { body: { text: 'one ✎', revision: 0 } });
  expect(first).toMatchObject({ text: 'one ✎', revision: 1 });
  expect(Date.parse(first.updateTime!)).toBeGreaterThan(Date.now() - 60_000);
  expect(await admin.call(getNote)).toEqual(first);
  const second = await admin.call(saveNote, { body: { text: 'two', revision: 1 } });
  for (const revision of [0, 1, 3]) {
    expect(await admin.reply(saveNote, { body: { text: 'late', revision } })).toMatchObject({
      code: 601,
      data: second,
    });
  }
  expect(await other.call(getNote)).toMatchObject({ text: '', revision: 0 });
});

it('takes one of two saves of the same revision', async () => {
  const user = await server.newUser('fast');
  for (const revision of [0, 1]) {
    const saves = ['a', 'b', 'c'].map((text) => user.reply(saveNote, { body: { text, revision } }));
    expect((await Promise.all(saves)).map(({ code }) => code).sort()).toEqual([200, 601, 601]);
  }
});

it('refuses strangers, what is too long, and what cannot be kept', async () => {
  expect(await server.anonymous.reply(getNote)).toMatchObject({ code: 401 });
  expect(await server.anonymous.reply(saveNote, { body: { text: '', revision: 0 } })).toMatchObject({
    code: 401,
  });
  const refused = (body: object) => server.admin.reply(saveNote, { body: body as never });
  expect((await refused({ text: 'x'.repeat(200_001), revision: 0 })).msg).toContain('body.text');
  expect((await refused({ text: 'x', revision: -1 })).msg).toContain('body.revision');
  expect(await refused({ text: 'a\0b', revision: 2 })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('NUL'),
  });
});
