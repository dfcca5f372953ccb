import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG_KEYS, configKey, configList, deleteConfig, saveConfig } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { productRoot } from '../../settings.ts';

let server: TestServer;
let engineer: Client;
beforeAll(async () => {
  server = await startTestServer();
  engineer = await server.newUser('engineer', DEMO);
});
afterAll(() => server.close());

const save = (key: string, value: string) =>
  server.admin.reply(saveConfig, { body: { configKey: key, configValue: value } });

describe('a setting', () => {
  it('has its default, is changed at once for all who read it, and goes back to the default', async () => {
    const read = () => server.services.configs.value('git.cloneMegabytes');
    expect(read()).toBe(2000);
    await save('git.cloneMegabytes', '500');
    expect(read()).toBe(500);
    expect(await engineer.call(configKey, { params: { key: 'git.cloneMegabytes' } })).toBe('500');
    await server.admin.call(deleteConfig, { params: { key: 'git.cloneMegabytes' } });
    expect(read()).toBe(2000);
  });

  it('survives a new start', async () => {
    await save('account.register', 'false');
    const { configs, database } = server.services;
    await configs.load(database);
    expect(configs.value('account.register')).toBe(false);
  });

  it.each([
    ['account.register', 'yes', 'expected true or false'],
    ['git.cloneMegabytes', '0', 'whole number from 1'],
    ['git.cloneMegabytes', '1e3', 'whole number'],
    ['panel.notepad', 'javascript:alert(1)', 'http or https'],
    ['panel.notepad', '//evil.example/x', 'http or https'],
    ['panel.notepad', '/\\evil.example', 'http or https'],
    ['panel.notepad', 'https://user:word@site.example/', 'http or https'],
    ['panel.notepad', 'https://', 'http or https'],
    ['panel.notepad', 'https://a;script-src/', 'http or https'],
    ['no spaces', 'x', 'letters, digits and dots'],
  ])('%s takes no %s', async (key, value, reason) => {
    expect(await save(key, value)).toMatchObject({ code: 601, msg: expect.stringContaining(reason) });
  });

  it.each(['/guide', 'https://wiki.example/chips?page=1', 'http://10.0.0.8:3000/'])(
    'of a page may be %s',
    async (address) => {
      expect(await save('panel.notepad', address)).toMatchObject({ code: 200 });
    },
  );

  it('that the database holds though it is not allowed counts as not set', async () => {
    const { pool, configs, database } = server.services;
    await pool.query("INSERT INTO configs (config_key, config_value) VALUES ('git.cloneMinutes', 'long')");
    await configs.load(database);
    expect(configs.value('git.cloneMinutes')).toBe(60);
  });

  it('of the installation itself is added, read and deleted', async () => {
    await save('lab.printer', 'floor 2');
    const rows = await server.admin.call(configList);
    expect(rows.at(-1)).toMatchObject({ configKey: 'lab.printer', configValue: 'floor 2', builtIn: false });
    await server.admin.call(deleteConfig, { params: { key: 'lab.printer' } });
    const again = await server.admin.reply(deleteConfig, { params: { key: 'lab.printer' } });
    expect(again.code).toBe(404);
  });
});

describe('who may', () => {
  it('read: anyone what is public, users all, and nobody learns of others without a session', async () => {
    const read = (client: Client, key: string) => client.reply(configKey, { params: { key } });
    expect((await read(server.anonymous, 'account.register')).code).toBe(200);
    expect((await read(server.anonymous, 'panel.notepad')).code).toBe(401);
    expect((await read(server.anonymous, 'no.such')).code).toBe(401);
    expect((await read(engineer, 'panel.notepad')).code).toBe(200);
    expect((await read(engineer, 'constructor')).code).toBe(404);
  });

  it('change: administrators alone', async () => {
    const body = { configKey: 'git.privateAddresses', configValue: 'true' };
    expect((await engineer.reply(saveConfig, { body })).code).toBe(403);
    expect((await engineer.reply(configList)).code).toBe(403);
    expect((await engineer.reply(deleteConfig, { params: { key: 'audit.days' } })).code).toBe(403);
  });
});

it('every setting of the product is described with its default in docs/administration.md', async () => {
  const page = await readFile(join(productRoot, 'docs/administration.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([\w.]+)` \| [^|]+ \| `(.*)` \|$/gm)].map(([, key, value]) => [
    key,
    value,
  ]);
  expect(rows).toEqual(Object.entries(CONFIG_KEYS).map(([key, { default: value }]) => [key, value]));
});
