import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  deleteRuns,
  downloadFile,
  downloadTicket,
  getQuota,
  pinRun,
  runArtifacts,
  runLog,
  runStorage,
  saveQuota,
  searchLog,
  showRun,
} from '@netloom/contract';
import { prepareRun, runFolder } from '@netloom/executor';
import type { RunOutput, RunPlan } from '@netloom/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { git } from '../../projects/git.ts';
import { keepHouse } from './housekeeping.ts';

let server: TestServer;
let owner: Client;
let colleague: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser('owner', DEMO);
  colleague = await server.newUser('colleague', DEMO);
  stranger = await server.newUser('stranger');
});
afterAll(() => server.close());
beforeEach(async () => {
  const { rows } = await server.services.pool.query<{ run_id: string }>('SELECT run_id FROM runs');
  await server.services.pool.query('UPDATE runs SET pinned = false');
  for (const { run_id } of rows) await server.services.keeper.delete(run_id);
});

const MEGABYTE = 1_000_000;
const OWNER_ID = 2;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const outputAt = (path: string, kind: RunOutput['kind'] = 'other'): RunOutput => ({
  path,
  kind,
  title: path,
  mediaType: 'application/octet-stream',
});

/** A run as it is the moment after its end: a folder with files, and a finished row that is not stored. */
async function endedRun(
  files: Record<string, Uint8Array>,
  { days = 0, log = 'a line\n', title = 'tb' } = {},
): Promise<string> {
  const { services } = server;
  const runId = crypto.randomUUID();
  const folder = services.runs.folderOf(runId);
  const step = {
    id: 'one',
    title: 'One',
    argv: ['true'],
    env: {},
    directory: 'src',
    tool: 'plain',
    weight: 1,
  };
  const limits = { seconds: 1, memoryMegabytes: 128, processes: 1, diskMegabytes: 64 };
  const outputs = Object.keys(files).map((path) => outputAt(path));
  const plan = { kind: 'simulate', title, steps: [step], files: {}, outputs, limits } as RunPlan;
  await prepareRun(folder, plan);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(runFolder(folder).work, path, '..'), { recursive: true });
    await writeFile(join(runFolder(folder).work, path), content);
  }
  await writeFile(runFolder(folder).log, log);
  const tree = await services.projects.writeTree(DEMO, OWNER_ID);
  await services.pool.query(
    `INSERT INTO runs (run_id, dept_id, kind, title, state, verdict, create_by, tree, request, finish_time)
     VALUES ($1, $2, 'simulate', $3, 'finished', 'passed', $4, $5, $6, now() - $7 * interval '1 day')`,
    [runId, DEMO, title, OWNER_ID, tree, { kind: 'simulate', deptId: DEMO, top: title }, days],
  );
  return runId;
}

async function storedRun(...input: Parameters<typeof endedRun>): Promise<string> {
  const runId = await endedRun(...input);
  await server.services.keeper.keep(runId);
  return runId;
}

async function storedFiles(): Promise<string[]> {
  const paths = await readdir(server.services.folder.store, { recursive: true });
  return paths.flatMap((path) => path.split('/')[1] ?? []);
}

async function download(client: Client, body: { runId: string; file?: string }, headers = {}) {
  const { ticket } = await client.call(downloadTicket, { body });
  const url = server.anonymous.url(downloadFile, { query: { ticket } });
  return { url, response: await fetch(url, { headers }) };
}

describe('the store', () => {
  it('takes what a run left, once however many runs left it, and empties the folder', async () => {
    const shared = randomBytes(1000);
    const own = randomBytes(500);
    const first = await storedRun({ 'out/a.bin': shared, 'out/b.bin': own });
    const second = await storedRun({ 'out/c.bin': shared });
    expect((await storedFiles()).sort()).toEqual([sha256(shared), sha256(own)].sort());
    expect(await owner.call(runArtifacts, { query: { runId: first } })).toEqual([
      { ...outputAt('out/a.bin'), bytes: 1000, sha256: sha256(shared) },
      { ...outputAt('out/b.bin'), bytes: 500, sha256: sha256(own) },
    ]);
    const { work, temporary, events, log } = runFolder(server.services.runs.folderOf(first));
    expect([work, temporary, events, log].map((path) => existsSync(path))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const { text } = await owner.call(runLog, { query: { runId: first } });
    expect(text).toBe('a line\n');
    const { bytes } = await owner.call(showRun, { query: { runId: first } });
    expect(bytes).toBeGreaterThan(1500 + text.length);

    await owner.call(deleteRuns, { body: { runIds: [first] } });
    expect(await storedFiles()).toEqual([sha256(shared)]);
    await owner.call(deleteRuns, { body: { runIds: [second] } });
    expect(await storedFiles()).toEqual([]);
    expect(await readdir(server.services.folder.runs)).toEqual([]);
  });

  it('follows no link that a run left in place of a file', async () => {
    const runId = await endedRun({ 'out/real.bin': randomBytes(10), 'out/link.bin': randomBytes(10) });
    const link = join(runFolder(server.services.runs.folderOf(runId)).work, 'out/link.bin');
    await rm(link);
    await symlink(join(server.folder, 'admin-password'), link);
    const artifacts = await owner.call(runArtifacts, { query: { runId } });
    expect(artifacts.map(({ path }) => path)).toEqual(['out/real.bin']);
  });

  it.each(['rows', 'files', 'folder'])('goes on after a kill that left %s behind', async (left) => {
    const content = randomBytes(2000);
    const runId = await storedRun({ 'out/a.bin': content });
    const { pool, keeper, store, runs } = server.services;
    await pool.query('UPDATE runs SET stored = false WHERE run_id = $1', [runId]);
    const file = join(runFolder(runs.folderOf(runId)).work, 'out/a.bin');
    if (left !== 'folder') {
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, content);
    }
    if (left === 'rows') await rm(store.path(sha256(content)));
    keeper.start();
    await expect
      .poll(async () => (await pool.query('SELECT stored FROM runs WHERE run_id = $1', [runId])).rows)
      .toEqual([{ stored: true }]);
    const { response } = await download(owner, { runId, file: 'out/a.bin' });
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  it('goes on with a deletion that a kill broke off', async () => {
    const runId = await storedRun({ 'out/a.bin': randomBytes(10) });
    const { pool, keeper, runs } = server.services;
    const kept = await storedRun({});
    for (const id of [runId, kept]) await writeFile(join(runs.folderOf(id), 'deleted'), '');
    await pool.query('DELETE FROM runs WHERE run_id = $1', [runId]);
    keeper.start();
    await expect.poll(() => existsSync(runs.folderOf(runId))).toBe(false);
    await expect.poll(() => readdir(runs.folderOf(kept))).not.toContain('deleted');
  });
});

describe('a download', () => {
  it('comes whole or in a range, under a name that is one, for a ticket that goes once', async () => {
    const content = randomBytes(3000);
    const runId = await storedRun({ 'out/net"list é.v': content }, { title: 'soc/../top' });
    const file = 'out/net"list é.v';
    const { url, response } = await download(owner, { runId, file });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    const id = runId.slice(0, 8);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="soc_.._top-${id}-net_list _.v"; filename*=UTF-8''soc_.._top-${id}-net%22list%20%C3%A9.v`,
    );
    expect(response.headers.get('content-length')).toBe('3000');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(url)).status).toBe(403);

    const part = await download(owner, { runId, file }, { range: 'bytes=-100' });
    expect(part.response.status).toBe(206);
    expect(part.response.headers.get('content-range')).toBe('bytes 2900-2999/3000');
    expect(Buffer.from(await part.response.arrayBuffer()).equals(content.subarray(2900))).toBe(true);
    expect((await download(owner, { runId, file }, { range: 'bytes=3000-' })).response.status).toBe(416);
  });

  it('of a log is text, and of a file that is not there a 404', async () => {
    const runId = await storedRun({}, { log: 'añb\n' });
    const { response } = await download(colleague, { runId });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('añb\n');
    for (const file of ['plan.json', '../plan.json', '../../../admin-password']) {
      expect(await owner.reply(downloadTicket, { body: { runId, file } })).toMatchObject({ code: 404 });
    }
  });

  it('is refused to who is no member, and to who no longer is one', async () => {
    const runId = await storedRun({});
    expect(await stranger.reply(downloadTicket, { body: { runId } })).toMatchObject({ code: 403 });
    const leaver = await server.newUser('leaver', DEMO);
    const { ticket } = await leaver.call(downloadTicket, { body: { runId } });
    await server.services.pool.query(
      `DELETE FROM memberships WHERE user_id = (SELECT user_id FROM users WHERE user_name = 'leaver')`,
    );
    const response = await fetch(server.anonymous.url(downloadFile, { query: { ticket } }));
    expect(response.status).toBe(403);
    expect((await fetch(server.anonymous.url(downloadFile, { query: { ticket: 'none' } }))).status).toBe(403);
  });
});

describe('deleting', () => {
  it('is for the owner and the lead, and never of what runs', async () => {
    const [runId, pinned] = [await storedRun({}), await storedRun({})];
    expect(await colleague.reply(deleteRuns, { body: { runIds: [runId] } })).toMatchObject({ code: 403 });
    expect(await colleague.reply(pinRun, { body: { runId, pinned: true } })).toMatchObject({ code: 403 });
    expect(await owner.call(pinRun, { body: { runId: pinned, pinned: true } })).toMatchObject({
      pinned: true,
    });
    expect(await server.services.keeper.delete(pinned)).toBe(false);
    expect(await owner.call(deleteRuns, { body: { runIds: [pinned] } })).toEqual({ deleted: 1 });
    await server.services.pool.query(`UPDATE runs SET state = 'running', verdict = NULL WHERE run_id = $1`, [
      runId,
    ]);
    const going = await owner.reply(deleteRuns, { body: { runIds: [runId] } });
    expect(going).toMatchObject({ code: 601, msg: expect.stringContaining('cancel it first') });
    expect(await server.services.keeper.delete(runId)).toBe(false);
    await server.services.pool.query(
      `UPDATE runs SET state = 'finished', verdict = 'passed' WHERE run_id = $1`,
      [runId],
    );
    expect(await server.admin.call(deleteRuns, { body: { runIds: [runId] } })).toEqual({ deleted: 1 });
    expect(await owner.reply(showRun, { query: { runId } })).toMatchObject({ code: 404 });
  });
});

describe('retention', () => {
  const ceilings = { mostSeconds: null, mostMemoryMegabytes: null, mostDiskMegabytes: null };
  const quota = { runningRuns: null, runningRunsPerUser: null, keepDays: null, keepBytes: null, ...ceilings };
  const set = (change: object) =>
    server.admin.call(saveQuota, { body: { deptId: DEMO, ...quota, ...change } });
  const left = async () => {
    const { rows } = await server.services.pool.query<{ title: string }>(
      'SELECT title FROM runs ORDER BY title',
    );
    return rows.map(({ title }) => title);
  };

  it('is set by the lead alone, and holds from the start', async () => {
    expect(await owner.call(getQuota, { query: { deptId: DEMO } })).toMatchObject({ keepDays: 90 });
    const body = { deptId: DEMO, ...quota, keepDays: 7 };
    expect(await owner.reply(saveQuota, { body })).toMatchObject({ code: 403 });
    expect(await stranger.reply(getQuota, { query: { deptId: DEMO } })).toMatchObject({ code: 403 });
    await set({ keepDays: 7 });
    expect(await owner.call(getQuota, { query: { deptId: DEMO } })).toEqual({ ...quota, keepDays: 7 });
  });

  it('deletes by age, never what is pinned', async () => {
    await storedRun({}, { days: 6, title: 'young' });
    await storedRun({}, { days: 8, title: 'old' });
    const pinned = await storedRun({}, { days: 80, title: 'pinned' });
    await owner.call(pinRun, { body: { runId: pinned, pinned: true } });
    await set({ keepDays: 7 });
    await keepHouse(server.services);
    expect(await left()).toEqual(['pinned', 'young']);
  });

  it('deletes the oldest until the rest fits, a shared file counted once', async () => {
    const shared = randomBytes(0.6 * MEGABYTE);
    await storedRun({ a: randomBytes(0.3 * MEGABYTE) }, { days: 4, title: 'a oldest' });
    await storedRun({ a: shared }, { days: 3, title: 'b shares' });
    await storedRun({ a: shared }, { days: 2, title: 'c shares' });
    await storedRun({ a: randomBytes(0.3 * MEGABYTE) }, { days: 1, title: 'd newest' });
    const use = await owner.call(runStorage, { query: { deptId: DEMO } });
    expect(use.bytes / MEGABYTE).toBeCloseTo(1.2, 1);
    // Without the oldest 0.9 MB are left, though the rows of the others add up to 1.5 MB.
    await set({ keepBytes: MEGABYTE });
    await keepHouse(server.services);
    expect(await left()).toEqual(['b shares', 'c shares', 'd newest']);
  });

  it('lets go of the trees of deleted runs, and of no other', async () => {
    const tree = await server.services.projects.tree(DEMO, OWNER_ID);
    const place = { GIT_DIR: join(server.services.folder.projects, String(DEMO), 'repository.git') };
    const pin = async (text: string) => {
      await tree.write('pinned.txt', text, 'path');
      return storedRun({});
    };
    const [gone, kept] = [await pin('one'), await pin('two')];
    const treeOf = async (runId: string) => (await owner.call(showRun, { query: { runId } })).tree;
    const [goneTree, keptTree] = [await treeOf(gone), await treeOf(kept)];
    const refs = () => git(['for-each-ref', '--format=%(objectname)', 'refs/netloom/trees/'], place);
    await owner.call(deleteRuns, { body: { runIds: [gone] } });
    await keepHouse(server.services);
    // A young one may belong to a run that is being started.
    expect(await refs()).toContain(goneTree);
    const { PinnedTrees } = await import('../../projects/pinnedTrees.ts');
    await new PinnedTrees().dropUnneeded(place.GIT_DIR, () => Promise.resolve(new Set([keptTree])));
    expect((await refs()).split('\n')).toEqual([keptTree]);
  });
});

describe('the storage page', () => {
  it('tells who uses what', async () => {
    const large = await storedRun({ a: randomBytes(MEGABYTE) }, { title: 'large' });
    await storedRun({ a: randomBytes(1000) }, { title: 'small' });
    await owner.call(pinRun, { body: { runId: large, pinned: true } });
    const use = await colleague.call(runStorage, { query: { deptId: DEMO } });
    expect(use).toMatchObject({
      runs: 2,
      byUser: [{ user: 'owner', runs: 2 }],
      byKind: [{ kind: 'simulate', runs: 2 }],
      largest: [{ title: 'large', pinned: true }, { title: 'small' }],
    });
    expect(use.pinnedBytes / MEGABYTE).toBeCloseTo(1, 1);
    expect(await stranger.reply(runStorage, { query: { deptId: DEMO } })).toMatchObject({ code: 403 });
  });
});

describe('searchLog', () => {
  it('finds lines, and refuses what is no expression', async () => {
    const runId = await storedRun({}, { log: `first\nError: x\nlast\n` });
    const search = (query: object) => owner.reply(searchLog, { query: { runId, ...query } as never });
    expect(await search({ text: 'error' })).toMatchObject({
      data: { lines: [{ offset: 6, match: 6, text: 'Error: x' }], nextOffset: 15 },
    });
    expect(await search({ text: '(', regularExpression: 'true' })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('text: '),
    });
    expect(await stranger.reply(searchLog, { query: { runId, text: 'x' } })).toMatchObject({ code: 403 });
  });
});
