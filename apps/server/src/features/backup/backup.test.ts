import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  backupState,
  downloadBackup,
  getNote,
  getUserInfo,
  login,
  makeBackup,
  restoreBackup,
  saveNote,
  uploadBackup,
} from '@netloom/contract';
import { Pool } from 'pg';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD, Client, DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { newDatabase } from '../../../test/newDatabase.ts';

let server: TestServer;
let scratch: string;
beforeAll(async () => {
  server = await startTestServer();
  scratch = await mkdtemp(join(tmpdir(), 'netloom-backup-'));
});
afterAll(async () => {
  await server.close();
  await rm(scratch, { recursive: true, force: true });
});

async function newBackup(runs = false): Promise<string> {
  await server.admin.call(makeBackup, { body: { runs } });
  await expect.poll(async () => (await server.admin.call(backupState)).work).toBe('none');
  const { backups, message } = await server.admin.call(backupState);
  expect(message).toBe('');
  return backups[0]!.name;
}

async function download(name: string): Promise<Buffer> {
  const response = await fetch(server.admin.url(downloadBackup, { query: { name } }), {
    headers: server.admin.headers,
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function upload(content: Uint8Array, client = server.admin) {
  const form = new FormData();
  form.append('file', new Blob([content as Uint8Array<ArrayBuffer>]), 'some.tar.gz');
  const response = await fetch(client.url(uploadBackup), {
    method: 'POST',
    headers: client.headers,
    body: form,
  });
  return (await response.json()) as { code: number; msg: string; data: { name: string } | null };
}

/** Every row of every table that a backup keeps, as the database itself writes it. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const pool = new Pool({ connectionString: url });
  const names = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of names.rows) {
    if (['sessions', 'migrations', 'login_logs', 'audit_entries'].includes(name)) continue;
    const rows = await pool.query<{ line: string }>(`SELECT t::text AS line FROM "${name}" t ORDER BY 1`);
    found[name] = rows.rows.map(({ line }) => line);
  }
  await pool.end();
  return found;
}

async function treeOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(
    async (path) => [path.slice(folder.length), await readFile(path, 'latin1')] as const,
  );
  return new Map(await Promise.all(texts));
}

describe('a backup', () => {
  it('goes from one data folder into another: rows, files, secrets and ids', async () => {
    const { services } = server;
    await server.newUser('keeper', DEMO);
    const tree = await services.projects.tree(DEMO, 1);
    await tree.write('notes/ünïcode 名.txt', 'text\r\n', 'path');
    const sealed = services.secrets.encrypt('token of git', 'purpose');
    await services.pool.query("UPDATE memberships SET git_secret = $1, git_user_name = 'me''\"\\'", [sealed]);
    const file = join(scratch, 'one.tar.gz');
    await writeFile(file, await download(await newBackup()));

    const database = await newDatabase();
    const data = join(scratch, 'other');
    const tool = join(import.meta.dirname, '../../backupTool.ts');
    const env = { ...process.env, NETLOOM_DATA_DIR: data, DATABASE_URL: database };
    const run = promisify(execFile)(process.execPath, [tool, 'restore', file], { env });
    expect((await run).stdout).toContain('is restored');

    expect(await rowsOf(database)).toEqual(await rowsOf(services.settings.databaseUrl!));
    expect(await treeOf(join(data, 'projects'))).toEqual(await treeOf(services.folder.projects));
    const other = await startTestServer({ dataFolder: data, databaseUrl: database });
    try {
      const { rows } = await other.services.pool.query<{ git_secret: string }>(
        'SELECT git_secret FROM memberships LIMIT 1',
      );
      expect(other.services.secrets.decrypt(rows[0]!.git_secret, 'purpose')).toBe('token of git');
      // Ids go on where they were.
      const newer = await (await other.newUser('newer')).call(getUserInfo);
      const greatest = await services.pool.query<{ id: number }>('SELECT max(user_id) AS id FROM users');
      expect(newer.userId).toBe(greatest.rows[0]!.id + 1);
    } finally {
      await other.close();
    }
  });

  it('is put back from the page: all are signed out, what was there is kept', async () => {
    const { admin } = server;
    await admin.call(saveNote, { body: { text: 'before', revision: 0 } });
    const name = await newBackup();
    await admin.call(saveNote, { body: { text: 'after', revision: 1 } });
    const refused = await admin.reply(restoreBackup, { body: { name, confirm: 'something else' } });
    expect(refused).toMatchObject({ code: 601, msg: expect.stringContaining('confirm') });
    await admin.call(restoreBackup, { body: { name, confirm: name } });

    const reply = () =>
      admin.reply(getUserInfo).then(
        ({ code }) => code,
        () => 0,
      );
    await expect.poll(reply).toBe(401);
    const body = { userName: 'admin', password: ADMIN_PASSWORD };
    const { token } = await server.anonymous.call(login, { body });
    server.admin = new Client(server.address, token);
    expect(await server.admin.call(getNote)).toMatchObject({ text: 'before' });
    const kept = (await readdir(server.folder)).find((entry) => entry.startsWith('before-restore-'))!;
    expect(await readFile(join(server.folder, kept, 'database/notes.jsonl'), 'utf8')).toContain('after');
    // A second start takes nothing over again.
    expect(await readdir(server.folder)).not.toContain('restore-pending');
  });
});

describe('a file that is no backup', () => {
  const tar = async (entries: Parameters<ReturnType<typeof pack>['entry']>[0][]) => {
    const archive = pack();
    for (const entry of entries) archive.entry(entry, entry.type === 'symlink' ? '' : 'x');
    archive.finalize();
    const chunks: Buffer[] = [];
    for await (const chunk of archive) chunks.push(chunk as Buffer);
    return gzipSync(Buffer.concat(chunks));
  };

  it('is refused with the reason, and nothing of it is kept', async () => {
    const whole = await download(await newBackup());
    const damaged = Buffer.from(gunzipSync(whole));
    damaged[damaged.indexOf('manifest.json') + 150]! ^= 1;
    const cases: [Uint8Array, RegExp][] = [
      [Buffer.from('hello'), /no backup or is damaged/],
      [whole.subarray(0, whole.length / 2), /damaged/],
      [gzipSync(damaged), /damaged|manifest/],
      [gzipSync(gunzipSync(whole).subarray(0, 10_240)), /cut off|damaged/],
      [await tar([{ name: '../../evil' }, { name: 'end' }]), /leaves the backup/],
      [await tar([{ name: '/etc/evil' }, { name: 'end' }]), /leaves the backup/],
      [await tar([{ name: 'manifest.json' }, { name: 'end' }]), /another program/],
      [await tar([{ name: 'end' }]), /no manifest/],
    ];
    const before = await readdir(server.services.folder.backups);
    for (const [content, reason] of cases) {
      const { code, msg } = await upload(content);
      expect({ code, msg }).toEqual({ code: 601, msg: expect.stringMatching(reason) });
    }
    expect(await readdir(server.services.folder.backups)).toEqual(before);
  });

  it('is not taken from who may not restore', async () => {
    const engineer = await server.newUser('engineer', DEMO);
    for (const client of [engineer, server.anonymous]) {
      const code = client === engineer ? 403 : 401;
      expect(await upload(Buffer.from('x'), client)).toMatchObject({ code });
      expect(await client.reply(backupState)).toMatchObject({ code });
      expect(await client.reply(makeBackup)).toMatchObject({ code });
    }
  });
});
