import { auditList, deleteConfig, saveConfig } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '../../test/testServer.ts';
import type { TestServer } from '../../test/testServer.ts';

let server: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  [server, behindProxy] = await Promise.all([
    startTestServer(),
    startTestServer({ trustedProxies: ['127.0.0.1'] }),
  ]);
});
afterAll(() => Promise.all([server.close(), behindProxy.close()]));

/** Directives by name (CSP Level 3, 2.2.1). */
async function policyOf({ address }: TestServer): Promise<Map<string, string[]>> {
  const { headers } = await fetch(`${address}/api/resourceManager/version`);
  const directives = headers.get('content-security-policy')!.split(';');
  return new Map(directives.map((text) => text.trim().split(/\s+/)).map(([name, ...rest]) => [name!, rest]));
}

const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

describe('every reply', () => {
  it('lets no foreign or inline script in and no other site frame it', async () => {
    const policy = await policyOf(server);
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-src')).toEqual(["'self'"]);
  });

  it('says that nothing is guessed, told on or used of the device', async () => {
    const { headers } = await fetch(server.address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('allows frames of the sites that the settings name, from the next reply on', async () => {
    const set = (configValue: string) =>
      server.admin.call(saveConfig, { body: { configKey: 'panel.aiKnowledge', configValue } });
    await set('https://wiki.example:8443/chips?page=1');
    expect((await policyOf(server)).get('frame-src')).toEqual(["'self'", 'https://wiki.example:8443']);
    await set('/guide');
    expect((await policyOf(server)).get('frame-src')).toEqual(["'self'"]);
  });
});

describe('a client’s word on its address and protocol', () => {
  it('counts from a trusted proxy', async () => {
    const { headers } = await fetch(behindProxy.address, { headers: forwarded });
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(await auditedAddress(behindProxy)).toBe('203.0.113.7');
  });

  it('counts for nothing otherwise', async () => {
    const { headers } = await fetch(server.address, { headers: forwarded });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(await auditedAddress(server)).toBe('127.0.0.1');
  });

  async function auditedAddress({ admin }: TestServer): Promise<string> {
    await fetch(admin.url(deleteConfig, { params: { key: 'panel.notepad' } }), {
      headers: { ...admin.headers, ...forwarded },
    });
    return vi.waitUntil(async () => (await admin.call(auditList)).rows[0]?.address, { timeout: 60_000 });
  }
});
