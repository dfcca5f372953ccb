import {
  createTicket,
  exportTickets,
  getUserInfo,
  ticketDetails,
  ticketPage,
  updateTicket,
} from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let eve: Client;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  eve = await server.newUser('eve', DEMO);
});
afterAll(() => server.close());

it('goes from question to answer to end, with notes that its author does not see', async () => {
  const { admin } = server;
  const place = { screen: '/charts/simulation?run=1', runId: '1', version: '0.1.0' };
  const { ticketId } = await ann.call(createTicket, { body: { subject: 'Run hangs', place } });
  const update = (client: Client, body: object) =>
    client.reply(updateTicket, { body: { ticketId, ...body } as never });
  expect((await admin.call(ticketPage, { query: {} })).rows).toMatchObject([
    { ticketId, state: 'open', createByName: 'ann' },
  ]);
  const assignee = (await admin.call(getUserInfo)).userId;
  await update(admin, { assignee, state: 'working', priority: 'high' });
  await update(admin, { reply: { content: 'looks like a lost wake-up', internal: true } });
  await update(admin, { state: 'solved', reply: { content: 'Mended in 0.1.1' } });
  const seen = await ann.call(ticketDetails, { query: { ticketId } });
  expect(seen).toMatchObject({ state: 'solved', assigneeName: 'admin', priority: 'high', replies: 1, place });
  expect(seen.answers.map(({ content }) => content)).toEqual(['Mended in 0.1.1']);
  expect((await admin.call(ticketDetails, { query: { ticketId } })).answers).toHaveLength(2);
  // What its author adds opens it again.
  await update(ann, { reply: { content: 'Still hangs' } });
  expect((await ann.call(ticketDetails, { query: { ticketId } })).state).toBe('open');
  await update(ann, { state: 'closed' });
  expect((await ann.call(ticketPage, { query: { state: 'closed' } })).total).toBe(1);
});

it('is its author’s, and handled by those who may', async () => {
  const { ticketId, revision } = await ann.call(createTicket, {
    body: { kind: 'feedback', subject: '=1+1' },
  });
  const refused = async (client: Client, body: object) =>
    (await client.reply(updateTicket, { body: { ticketId, ...body } as never })).code;
  expect((await eve.reply(ticketDetails, { query: { ticketId } })).code).toBe(403);
  expect(await refused(eve, { reply: { content: 'x' } })).toBe(403);
  expect(await refused(ann, { priority: 'urgent' })).toBe(403);
  expect(await refused(ann, { reply: { content: 'x', internal: true } })).toBe(403);
  expect(await refused(ann, { state: 'solved' })).toBe(403);
  const eveId = (await eve.call(getUserInfo)).userId;
  expect(await refused(server.admin, { assignee: eveId })).toBe(601);
  const both = ['low', 'high'].map((priority) => refused(server.admin, { priority, revision }));
  expect((await Promise.all(both)).sort()).toEqual([200, 601]);
  expect((await eve.call(ticketPage, { query: {} })).total).toBe(0);
});

it('is listed by pages and exported, as text that no spreadsheet computes', async () => {
  for (let at = 0; at < 25; at += 1) await eve.call(createTicket, { body: { subject: `Number ${at}` } });
  const pages = [1, 2].map((page) => eve.call(ticketPage, { query: { page } }));
  expect((await Promise.all(pages)).map(({ rows }) => rows.length)).toEqual([20, 5]);
  const found = await eve.call(ticketPage, { query: { search: 'number 24' } });
  expect(found.rows.map(({ subject }) => subject)).toEqual(['Number 24']);
  const file = await fetch(ann.url(exportTickets), { headers: ann.headers });
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  const text = await file.text();
  expect(text).toContain(`"'=1+1"`);
  expect(text).not.toContain('Number');
});
