import { getUserInfo, listUserNotices, saveNoticeChoice } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailSink } from '../../../../test/mailSink.ts';
import type { MailSink } from '../../../../test/mailSink.ts';
import { startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import { sql } from '../../../database/drizzle.ts';
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
    await expect.poll(() => sink.mails.length, { timeout: 20_000 }).toBe(1);
    expect(sink.mails[0]!.to).toEqual(['yuki@example.org']);
    // A long subject is sent in pieces, between which the sink leaves spaces (RFC 2047, 6.2).
    expect(sink.mails[0]!.subject.replaceAll(' ', '')).toBe('Netloom:lintが失敗しました');
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
});
