import { request as httpRequest } from 'node:http';
import { calls, login, saveOrupdateCanvas } from '@netloom/contract';
import type { Call } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/testServer.ts';
import type { TestServer } from '../../test/testServer.ts';
import { features } from '../features/index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const routes = features.flatMap((feature) => feature.routes);

/** Calls that answer without a session. */
const OPEN = new Set([
  '/login/passkey',
  '/login/passkey/begin',
  '/login',
  '/captchaImage',
  '/signInOptions',
  '/login/code',
  '/login/secondFactor/begin',
  '/login/secondFactor/confirm',
  '/register',
  '/requestPasswordReset',
  '/resetPassword',
  '/oidc/start',
  '/oidc/finish',
  '/resourceManager/version',
  '/run/download',
  // The secret of a link is asked for instead.
  '/share/results',
  '/share/result',
  '/system/config/configKey/{key}',
]);

describe('every call of the contract', () => {
  it.each(Object.entries(calls))('%s is served once', (_name, call: Call) => {
    expect(routes.filter((route) => route.call === call)).toHaveLength(1);
  });

  it.each(routes.map((route) => [route.call.path, route] as const))(
    '%s has a policy and holds to it',
    async (_path, { call, policy }) => {
      expect(policy.who).not.toBe('');
      expect(policy.open).toBe(OPEN.has(call.path));
      if (policy.open) return;
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
      const response = await fetch(server.anonymous.url(call, { params }), { method: call.method });
      expect(response.status).toBe(call.kind === 'stream' || call.kind === 'blob' ? 401 : 200);
      expect(await response.json()).toMatchObject({ code: 401 });
    },
  );
});

describe('a bad request', () => {
  const post = async (body: string, type = 'application/json') => {
    const headers = { ...server.admin.headers, 'content-type': type };
    const response = await fetch(server.admin.url(login), { method: 'POST', headers, body });
    return (await response.json()) as { code: number; msg: string };
  };

  it('that is no JSON gets a 601 that says so', async () => {
    expect(await post('{"userName":')).toMatchObject({ code: 601, msg: expect.stringContaining('not JSON') });
    expect(await post('')).toMatchObject({ code: 601 });
    expect(await post('a=b', 'text/plain')).toMatchObject({
      code: 601,
      msg: expect.stringContaining('Content-Type'),
    });
  });

  it('over the limit gets a 601 that names the limit, and the server lives', async () => {
    const size = 49 * 1024 * 1024;
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { ...server.admin.headers, 'content-type': 'application/json', 'content-length': size };
      const sent = httpRequest(
        server.admin.url(saveOrupdateCanvas),
        { method: 'POST', headers },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            resolve(text);
            sent.destroy();
          });
        },
      );
      sent.on('error', reject);
      sent.write('{');
    });
    expect(JSON.parse(answer)).toMatchObject({ code: 601, msg: 'body: larger than the limit of 48 MB' });
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it('of a stranger is read up to a megabyte by sign-in, and not at all by other calls', async () => {
    const body = JSON.stringify({ userName: 'x'.repeat(2 ** 20), password: 'x' });
    const headers = { 'content-type': 'application/json' };
    const send = async (url: string, text: string) =>
      (await fetch(url, { method: 'POST', headers, body: text })).json();
    expect(await send(server.anonymous.url(login), body)).toMatchObject({
      code: 601,
      msg: 'body: larger than the limit of 1 MB',
    });
    expect(await send(server.anonymous.url(saveOrupdateCanvas), 'no JSON')).toMatchObject({ code: 401 });
  });

  it('to an unknown call gets a 404 that names it', async () => {
    const response = await fetch(`${server.address}/api/no/such?x=1`);
    expect(await response.json()).toMatchObject({ code: 404, msg: expect.stringContaining('/api/no/such') });
  });
});

it('tells nothing of its inside when it fails', async () => {
  await server.services.pool.query('ALTER TABLE users RENAME TO hidden');
  const reply = await server.anonymous.reply(login, { body: { userName: 'someone', password: 'x' } });
  await server.services.pool.query('ALTER TABLE hidden RENAME TO users');
  expect(reply.code).toBe(500);
  expect(JSON.stringify(reply)).not.toMatch(/users|SELECT|node_modules|\.ts/i);
});

describe('pages', () => {
  it('carry a policy that lets no foreign or inline script in', async () => {
    const response = await fetch(`${server.address}/healthz`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('describe every call', async () => {
    const description = (await (await fetch(`${server.address}/api/docs/json`)).json()) as {
      paths: Record<string, Record<string, { parameters: { name: string }[] }>>;
    };
    for (const { call } of routes) {
      expect(description.paths[`${call.base}${call.path}`]).toHaveProperty(call.method.toLowerCase());
    }
    const menus = description.paths['/api/sysMenu/menus']!['get']!;
    expect(menus.parameters.map(({ name }) => name)).toEqual(['deptId']);
    const page = await fetch(`${server.address}/api/docs`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('/socCanvas/saveOrupdateCanvas');
  });
});
