import {
  addMember,
  getUserInfo,
  listUserNotices,
  noticeChoices,
  saveNoticeChoice,
  updateManagerSystemNotice,
} from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailSink } from '../../../../test/mailSink.ts';
import type { MailSink } from '../../../../test/mailSink.ts';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { sql } from '../../../database/drizzle.ts';
import { mailWaiting } from './digest.ts';
import { notify, notifyAdministrators } from './notify.ts';

let server: TestServer;
let sink: MailSink;
beforeAll(async () => {
  sink = await openMailSink();
  server = await startTestServer({ mail: { url: sink.url, from: 'netloom@example.org' } });
});
afterAll(async () => {
  await server?.close();
  await sink?.close();
});

async function reader(userName: string, email: string) {
  const client = await server.newUser(userName, DEMO);
  const { userId } = await client.call(getUserInfo);
  await server.services.database.execute(
    sql`UPDATE users SET email = ${email}, email_confirmed = true WHERE user_id = ${userId}`,
  );
  return { client, userId };
}

const titlesOf = async (client: Client) =>
  (await client.call(listUserNotices, { body: {} })).map(({ title }) => title);
const mailsTo = (address: string) => sink.mails.filter(({ to }) => to.includes(address));
const patience = { timeout: 20_000 };

describe('what a person wants', () => {
  it('is chosen by kind, and otherwise in a project', async () => {
    const { client, userId } = await reader('olga', 'olga@example.org');
    const failed = (title: string, deptId: number) =>
      notify(
        { kind: 'run-failed', group: title, told: { title }, link: '', deptId, userIds: [userId] },
        server.services,
      );
    const choose = (way: 'off' | 'bell' | null, deptId?: number) =>
      client.call(saveNoticeChoice, { body: { kind: 'run-failed', way, deptId } });
    await choose('off', DEMO);
    failed('here', DEMO);
    failed('elsewhere', 999);
    await expect.poll(() => titlesOf(client), patience).toEqual(['elsewhere failed']);
    await choose('off');
    await choose('bell', DEMO);
    const { choices } = await client.call(noticeChoices, { query: { deptId: DEMO } });
    expect(choices.find(({ kind }) => kind === 'run-failed')).toMatchObject({ way: 'bell', own: true });
    expect(choices.some(({ kind }) => kind === 'backup-failed')).toBe(false);
    failed('there', 999);
    failed('here', DEMO);
    await expect.poll(() => titlesOf(client), patience).toContain('here failed');
    expect(await titlesOf(client)).not.toContain('there failed');
    await choose(null, DEMO);
    const anew = await client.call(noticeChoices, { query: { deptId: DEMO } });
    expect(anew.choices.find(({ kind }) => kind === 'run-failed')).toMatchObject({ way: 'off', own: false });
    const foreign = { kind: 'run-failed', way: 'off', deptId: 999 } as const;
    expect((await client.reply(saveNoticeChoice, { body: foreign })).code).toBe(403);
  });

  it('is one notice where the same comes several times at once', async () => {
    const { client, userId } = await reader('rosa', 'rosa@example.org');
    await client.call(saveNoticeChoice, { body: { kind: 'bug-changed', way: 'bell' } });
    const told = { author: 'ann', bug: 1 };
    for (let times = 0; times < 8; times += 1)
      notify({ kind: 'bug-changed', group: 'bug 1', told, link: '', userIds: [userId] }, server.services);
    await expect.poll(() => titlesOf(client), patience).toEqual(['8 changes of defect #1']);
  });

  it('comes as one mail where much comes, without what was read meanwhile', async () => {
    const { client, userId } = await reader('ivan', 'ivan@example.org');
    await client.call(saveNoticeChoice, { body: { kind: 'bug-changed', way: 'mail' } });
    const changed = (bug: number) => {
      const news = {
        kind: 'bug-changed',
        group: `bug ${bug}`,
        told: { author: 'ann', bug },
        link: '',
      } as const;
      notify({ ...news, userIds: [userId] }, server.services);
    };
    changed(1);
    await expect.poll(() => mailsTo('ivan@example.org').length, patience).toBe(1);
    for (let bug = 2; bug <= 40; bug += 1) changed(bug);
    changed(2);
    await expect.poll(async () => (await titlesOf(client)).length, patience).toBe(40);
    const read = (await client.call(listUserNotices, { body: {} })).find(({ title }) => title.endsWith('#7'));
    await client.call(updateManagerSystemNotice, {
      body: { state: true, systemNoticeId: read!.systemNoticeId! },
    });
    expect(mailsTo('ivan@example.org')).toHaveLength(1);
    // A quarter of an hour later.
    await server.services.database.execute(
      sql`UPDATE notice_mails SET mail_time = now() - interval '16 minutes'`,
    );
    await mailWaiting(userId, server.services);
    await expect.poll(() => mailsTo('ivan@example.org').length, patience).toBe(2);
    const { subject, text } = mailsTo('ivan@example.org')[1]!;
    expect(subject).toBe('Netloom: 38 notices');
    expect(text).toContain('- 2 changes of defect #2');
    expect(text).not.toContain('#7\n');
    await mailWaiting(userId, server.services);
    expect(mailsTo('ivan@example.org')).toHaveLength(2);
  });
});

describe('a notice of the product', () => {
  it('is mailed in the language that its receiver last worked in', async () => {
    const yuki = await server.newUser('yuki');
    const response = await fetch(yuki.url(getUserInfo), {
      headers: { ...yuki.headers, 'accept-language': 'ja' },
    });
    const { data } = (await response.json()) as { data: { userId: number } };
    await server.services.database.execute(
      sql`UPDATE users SET email = 'yuki@example.org', email_confirmed = true WHERE user_id = ${data.userId}`,
    );
    await yuki.call(saveNoticeChoice, { body: { kind: 'run-failed', way: 'mail' } });
    const news = { kind: 'run-failed', group: 'g', told: { title: 'lint' }, link: '#run-1' } as const;
    notify({ ...news, userIds: [data.userId] }, server.services);
    await expect.poll(() => mailsTo('yuki@example.org').length, patience).toBe(1);
    // A long subject is sent in pieces, between which the sink leaves spaces (RFC 2047, 6.2).
    expect(mailsTo('yuki@example.org')[0]!.subject.replaceAll(' ', '')).toBe('Netloom:lintが失敗しました');
  });

  it('about the installation is for administrators alone', async () => {
    const other = await server.newUser('other');
    const news = { kind: 'backup-failed', group: 'backup', told: {}, link: '/system/server' } as const;
    await notifyAdministrators(news, server.services);
    const titles = async (client: typeof other) =>
      JSON.stringify(await client.call(listUserNotices, { query: {} as never }));
    await expect.poll(() => titles(server.admin), { timeout: 20_000 }).toContain('The backup failed');
    expect(await titles(other)).not.toContain('The backup failed');
  });

  it('says to whom others made a member that he is one', async () => {
    const nina = await server.newUser('nina');
    const { userId } = await nina.call(getUserInfo);
    await server.admin.call(addMember, { body: { deptId: DEMO, userId, roleId: 11 } });
    await expect
      .poll(() => titlesOf(nina), patience)
      .toEqual([expect.stringMatching(/^You are a member of .+ now$/)]);
  });
});
