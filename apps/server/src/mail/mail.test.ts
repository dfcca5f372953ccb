import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailSink } from '../../test/mailSink.ts';
import type { MailSink } from '../../test/mailSink.ts';
import { newDatabase } from '../../test/newDatabase.ts';
import { Secrets } from '../data/secrets.ts';
import { openDatabase } from '../database/index.ts';
import type { OpenDatabase } from '../database/index.ts';
import { Outbox, smtpTransport } from './index.ts';

let folder: string;
let open: OpenDatabase;
let sink: MailSink;
let secrets: Secrets;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-mail-'));
  open = await openDatabase({
    url: await newDatabase(),
    folder,
    onConnectionLost: (error) => expect.unreachable(String(error)),
  });
  sink = await openMailSink();
  secrets = await Secrets.open(join(folder, 'key'));
});
afterAll(async () => {
  await sink.close();
  await open.close();
  await rm(folder, { recursive: true });
});

const outbox = (url: string, firstPauseMilliseconds: number) =>
  new Outbox({
    database: open.database,
    secrets,
    transport: smtpTransport({ url, from: 'Netloom <netloom@netloom.example>' }),
    log: Fastify().log,
    firstPauseMilliseconds,
  });

const waiting = async () =>
  (await open.pool.query<Record<string, unknown>>('SELECT * FROM mails ORDER BY mail_id')).rows;

it('delivers a mail once, as it was written', async () => {
  const box = outbox(sink.url, 1000);
  await box.send({ to: 'someone@example.org', subject: 'Grüße', text: 'One line.\nAn ü.\n' });
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(sink.mails[0]).toMatchObject({
    from: 'netloom@netloom.example',
    to: ['someone@example.org'],
    subject: 'Grüße',
    text: 'One line.\nAn ü.\n',
  });
  await expect.poll(waiting).toEqual([]);
  await box.close();
});

it('keeps a mail encrypted until a refusing server takes it, and a later outbox delivers it', async () => {
  sink.mails.length = 0;
  sink.refuse = true;
  const first = outbox(sink.url, 3_600_000);
  await first.send({ to: 'late@example.org', subject: 'Later', text: 'a secret link' });
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
  const [kept] = await waiting();
  expect(kept!.error).toContain('451');
  expect(JSON.stringify(kept)).not.toContain('secret link');
  const pause = (kept!.next_attempt as Date).getTime() - Date.now();
  expect(pause).toBeGreaterThan(3_000_000);
  await first.close();

  sink.refuse = false;
  await open.pool.query('UPDATE mails SET next_attempt = now()');
  const second = outbox(sink.url, 1000);
  second.deliver();
  await expect.poll(() => sink.mails.map(({ text }) => text)).toEqual(['a secret link\n']);
  await second.close();
});

it('tries again by itself, with doubled pauses, and gives up after ten times', async () => {
  sink.mails.length = 0;
  sink.refuse = true;
  const before = sink.attempts;
  const box = outbox(sink.url, 1);
  await box.send({ to: 'never@example.org', subject: 'Never', text: 'text' });
  await expect.poll(waiting).toEqual([]);
  expect(sink.attempts - before).toBe(10);
  expect(sink.mails).toEqual([]);
  await box.close();
  sink.refuse = false;
});
