import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ROLE_IDS,
  deleteWebhook,
  gitPush,
  listWebhooks,
  pingWebhook,
  redeliverWebhook,
  saveWebhook,
  startRun,
  saveConfig,
  webhookDeliveries,
} from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinGitProject, newGitProject } from '../../../test/gitProject.ts';
import { gitWork } from '../../../test/gitWork.ts';
import type { GitWork } from '../../../test/gitWork.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { sql } from '../../database/drizzle.ts';

interface Told {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: TestServer;
let lead: Client;
let member: Client;
let deptId: number;
let work: GitWork;
let receiver: Server;
let address: string;
const told: Told[] = [];
let answers: { status: number; location?: string }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  [lead, member] = await Promise.all([server.newUser('lead'), server.newUser('member')]);
  deptId = await newGitProject(server, 'Hooks');
  await joinGitProject(server, lead, deptId, { roleId: ROLE_IDS.lead });
  await joinGitProject(server, member, deptId);
  work = await gitWork(server, lead, deptId);
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      told.push({ url: request.url!, headers: request.headers, body });
      const { status, location } = answers.shift() ?? { status: 204 };
      response.writeHead(status, location === undefined ? {} : { location }).end('said');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server?.close();
  receiver?.close();
});

const SECRET = 'a shared secret';
const allow = (configValue: string) =>
  server.admin.call(saveConfig, { body: { configKey: 'webhooks.privateAddresses', configValue } });
async function hook(path: string, events: ('run' | 'push')[] = ['run']): Promise<number> {
  const body = { deptId, url: `${address}${path}`, secret: SECRET, events };
  const hooks = await lead.call(saveWebhook, { body });
  return hooks.at(-1)!.webhookId;
}
const deliveriesOf = (webhookId: number) => lead.call(webhookDeliveries, { query: { deptId, webhookId } });
const settled = async (webhookId: number, state: string) => {
  await expect.poll(async () => (await deliveriesOf(webhookId))[0]?.state, { timeout: 30_000 }).toBe(state);
  return (await deliveriesOf(webhookId))[0]!;
};
const attempted = async (webhookId: number, attempts: number) => {
  await expect
    .poll(async () => (await deliveriesOf(webhookId))[0]?.attempts, { timeout: 30_000 })
    .toBe(attempts);
  return (await deliveriesOf(webhookId))[0]!;
};
const dueNow = async () => {
  await server.services.database.execute(sql`UPDATE webhook_deliveries SET next_attempt = now()`);
  server.services.webhooks.wake();
};
const to = (path: string) => told.filter(({ url }) => url === path);

describe('a webhook', () => {
  it('leads into no private network unless an administrator lets it', async () => {
    const webhookId = await hook('/private');
    for (const host of ['localhost', '[::1]', '169.254.169.254', '10.0.0.1', '0x7f000001']) {
      const body = { deptId, url: `http://${host}:1/`, events: ['run' as const], webhookId };
      await lead.call(saveWebhook, { body });
      await lead.call(pingWebhook, { body: { deptId, webhookId } });
      expect(await attempted(webhookId, 1), host).toMatchObject({ failure: 'private-address', status: null });
    }
    const back = { deptId, url: `${address}/private`, events: ['run' as const], webhookId };
    await lead.call(saveWebhook, { body: back });
    await lead.call(pingWebhook, { body: { deptId, webhookId } });
    expect(await attempted(webhookId, 1)).toMatchObject({ failure: 'private-address', state: 'waiting' });
    expect(told).toEqual([]);
    await allow('true');
    await dueNow();
    expect(await settled(webhookId, 'delivered')).toMatchObject({ status: 204, failure: null });
    await expect.poll(() => to('/private').length).toBe(6);
    await lead.call(deleteWebhook, { body: { deptId, webhookId } });
  });

  it('is told of the end of a run, signed, once', async () => {
    const webhookId = await hook('/runs');
    await work.write({ 'wire.sv': 'module w(input logic a, output logic b);\n  assign b = a;\nendmodule\n' });
    const request = { kind: 'lint' as const, deptId, testbench: 'wire.sv', top: 'w' };
    const { runId } = await lead.call(startRun, { body: request });
    const { body } = await settled(webhookId, 'delivered');
    expect(JSON.parse(body)).toMatchObject({
      event: 'run',
      project: { deptId, name: 'Hooks' },
      run: { runId, kind: 'lint', verdict: 'passed', createBy: 'lead' },
    });
    server.services.webhooks.wake();
    const [first, ...more] = to('/runs');
    expect(more).toEqual([]);
    const { headers } = first!;
    expect(headers['x-netloom-event']).toBe('run');
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
      String(headers['x-netloom-signature']),
    )!;
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
    const openssl = execFileSync('openssl', ['dgst', '-sha256', '-hmac', SECRET, '-r'], {
      input: `${seconds}.${first!.body}`,
      encoding: 'utf8',
    });
    expect(openssl).toContain(signature);
    expect(first!.body).toBe(body);
  });

  it('is told of a push', async () => {
    const webhookId = await hook('/push', ['push']);
    const commit = await work.commit({ 'a.txt': 'a\n' });
    await lead.call(gitPush, { body: { deptId } });
    const { body, event } = await settled(webhookId, 'delivered');
    expect([event, JSON.parse(body)]).toMatchObject([
      'push',
      { push: { branch: 'main', commit, userName: 'lead' } },
    ]);
  });

  it('is tried again after a failure, follows no redirect, and is given up in the end', async () => {
    const webhookId = await hook('/failing');
    answers = [{ status: 500 }, { status: 302, location: `${address}/elsewhere` }];
    await lead.call(pingWebhook, { body: { deptId, webhookId } });
    expect(await attempted(webhookId, 1)).toMatchObject({ state: 'waiting', status: 500, failure: 'status' });
    await dueNow();
    expect(await attempted(webhookId, 2)).toMatchObject({ state: 'waiting', failure: 'redirect' });
    for (let attempts = 3; attempts <= 7; attempts += 1) {
      answers = [{ status: 404 }];
      await dueNow();
      await attempted(webhookId, attempts);
    }
    const failed = await settled(webhookId, 'failed');
    expect(to('/elsewhere')).toEqual([]);
    const { deliveryId } = failed;
    await lead.call(redeliverWebhook, { body: { deptId, deliveryId } });
    expect(await settled(webhookId, 'delivered')).toMatchObject({ body: failed.body, attempts: 1 });
    expect(await deliveriesOf(webhookId)).toHaveLength(2);
  });

  it('whose secret cannot be read is given up at once, and keeps no other waiting', async () => {
    const unreadable = await hook('/unreadable');
    const sound = await hook('/sound');
    const { database } = server.services;
    await database.execute(sql`UPDATE webhooks SET secret = 'AAAA' WHERE webhook_id = ${unreadable}`);
    for (const webhookId of [unreadable, sound])
      await lead.call(pingWebhook, { body: { deptId, webhookId } });
    expect(await settled(unreadable, 'failed')).toMatchObject({ failure: 'secret', attempts: 1 });
    expect(await settled(sound, 'delivered')).toMatchObject({ attempts: 1 });
    expect(to('/unreadable')).toEqual([]);
  });

  it('keeps its secret, and is the leads’ alone', async () => {
    const hooks = await lead.call(listWebhooks, { query: { deptId } });
    expect(JSON.stringify(hooks)).not.toContain(SECRET);
    const { rows } = await server.services.database.execute(sql`SELECT secret FROM webhooks`);
    expect(JSON.stringify(rows)).not.toContain(SECRET);
    const body = { deptId, url: `${address}/x`, events: ['run' as const] };
    expect(await lead.reply(saveWebhook, { body })).toMatchObject({ data: { reason: 'webhook-secret' } });
    for (const url of ['ftp://x/', 'http://me:secret@x/', 'nothing'])
      expect(await lead.reply(saveWebhook, { body: { ...body, url, secret: 's' } })).toMatchObject({
        code: 601,
      });
    expect(await member.reply(listWebhooks, { query: { deptId } })).toMatchObject({ code: 403 });
    expect(await member.reply(saveWebhook, { body: { ...body, secret: 's' } })).toMatchObject({ code: 403 });
    const other = { deptId: 1, webhookId: hooks[0]!.webhookId };
    expect(await server.admin.reply(deleteWebhook, { body: other })).toMatchObject({ code: 404 });
    expect(await server.anonymous.reply(pingWebhook, { body: other })).toMatchObject({ code: 401 });
  });
});
