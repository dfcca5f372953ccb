import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUserInfo, gitCommit, gitPull, gitPush, gitResolve, gitStage } from '@netloom/contract';
import type { DocumentCheck } from '@netloom/contract';
import { generate, readDocument } from '@netloom/soc';
import { libraryOf } from '../library/index.ts';
import { joinGitProject, newGitProject } from '../../../test/gitProject.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { productRoot } from '../../settings.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = await Promise.all([server.newUser('ann'), server.newUser('bob')]);
});
afterAll(() => server?.close());

const SOC = 'chip/chip.soc.json';
const MANIFEST = 'gen/demo_soc/demo_soc.manifest.json';
const CORE = 'cores/cpu/cpu.core.json';

async function put(client: Client, deptId: number, path: string, text: string): Promise<void> {
  const { userId } = await client.call(getUserInfo);
  const { root } = await server.services.projects.tree(deptId, userId);
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function commit(client: Client, deptId: number, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) await put(client, deptId, path, text);
  await client.call(gitStage, { body: { deptId, paths: Object.keys(files) } });
  return client.call(gitCommit, { body: { deptId, message: 'Change' } });
}

let projects = 0;
async function emptyProject(): Promise<number> {
  const deptId = await newGitProject(server, `chip ${projects++}`, '');
  for (const member of [ann, bob]) await joinGitProject(server, member, deptId);
  return deptId;
}

/** A project whose files both have. */
async function shared(files: Record<string, string>): Promise<number> {
  const deptId = await emptyProject();
  await commit(ann, deptId, files);
  await ann.call(gitPush, { body: { deptId } });
  await bob.call(gitPull, { body: { deptId } });
  return deptId;
}

const demo = await readFile(join(productRoot, 'demo/demo.soc.json'), 'utf8');
const core = await readFile(join(productRoot, 'demo/cores/nl_micro/nl_micro.core.json'), 'utf8');
/** The demo with a block at another address. */
const moved = (block: string, from: string, to: string) => {
  const text = demo.replace(`"${block}": { "base": "${from}"`, `"${block}": { "base": "${to}"`);
  expect(text).not.toBe(demo);
  return text;
};
const GPIO_MOVED = moved('gpio0.s_apb', '0x80005000', '0x80010000');
const WATCHDOG_MOVED = moved('watchdog0.s_apb', '0x8000B000', '0x80010000');

describe('a merge of two designs', () => {
  it('with both at one address tells the error that neither has alone, and a push tells it again', async () => {
    const deptId = await shared({ [SOC]: demo });
    await commit(ann, deptId, { [SOC]: GPIO_MOVED });
    await ann.call(gitPush, { body: { deptId } });
    await commit(bob, deptId, { [SOC]: WATCHDOG_MOVED });
    const { result, check } = await bob.call(gitPull, { body: { deptId } });
    expect(result).toBe('merged');
    expect(check).toMatchObject({ unchecked: null, problems: [{ path: SOC, origin: 'merge' }] });
    expect(check.problems[0]!.diagnostics.map(({ message }) => message).join()).toMatch(
      /watchdog0.* overlaps gpio0/,
    );

    const refused = await bob.reply(gitPush, { body: { deptId } });
    expect(refused).toMatchObject({ code: 601, msg: expect.stringContaining(SOC) as string });
    const { problems } = (refused.data as unknown as { check: DocumentCheck }).check;
    expect(problems.map(({ path, origin }) => [path, origin])).toEqual([[SOC, 'own']]);
    expect(await bob.call(gitPush, { body: { deptId, withErrors: true } })).toMatchObject({ ahead: 0 });
    const pulled = await ann.call(gitPull, { body: { deptId } });
    expect(pulled).toMatchObject({
      result: 'fast-forward',
      check: { problems: [{ path: SOC, origin: 'theirs' }] },
    });
  });

  it('that comes by a first pull, with an error in it, tells that it came so', async () => {
    const both = GPIO_MOVED.replace(
      '"watchdog0.s_apb": { "base": "0x8000B000"',
      '"watchdog0.s_apb": { "base": "0x80010000"',
    );
    const deptId = await emptyProject();
    await put(bob, deptId, 'own.md', 'mine\n');
    await commit(ann, deptId, { [SOC]: both });
    await ann.call(gitPush, { body: { deptId, withErrors: true } });
    expect(await bob.call(gitPull, { body: { deptId } })).toMatchObject({
      result: 'fast-forward',
      check: { unchecked: null, problems: [{ path: SOC, origin: 'theirs' }] },
    });
  });

  it('without errors has nothing to say', async () => {
    const deptId = await shared({ [SOC]: demo });
    await commit(ann, deptId, { [SOC]: GPIO_MOVED });
    await ann.call(gitPush, { body: { deptId } });
    await commit(bob, deptId, { 'notes.md': 'mine\n' });
    const { result, check } = await bob.call(gitPull, { body: { deptId } });
    expect([result, check]).toEqual(['merged', { unchecked: null, problems: [] }]);
    await bob.call(gitPush, { body: { deptId } });
  });
});

describe('generated files', () => {
  const generated = (text: string) => {
    const { document } = readDocument(text, SOC);
    const library = libraryOf({ ips: [], documents: [] }, (folder) => `elsewhere/${folder}`);
    const { files } = generate(document!, library);
    return Object.fromEntries(files.map((file) => [file.path, file.text]));
  };

  it('that are not those of the design any more are told by a push and a pull, until they are', async () => {
    const deptId = await shared({ [SOC]: demo, ...generated(demo) });
    await commit(ann, deptId, { [SOC]: GPIO_MOVED });
    const { data } = await ann.reply(gitPush, { body: { deptId } });
    const { problems } = (data as unknown as { check: DocumentCheck }).check;
    expect(problems).toMatchObject([{ path: MANIFEST, origin: 'own', count: 1 }]);
    expect(problems[0]!.diagnostics[0]!.message).toMatch(
      /^\d+ generated files .*gen\/demo_soc\/.*generate it again/,
    );
    await ann.call(gitPush, { body: { deptId, withErrors: true } });
    await commit(bob, deptId, { 'notes.md': 'mine\n' });
    const { check } = await bob.call(gitPull, { body: { deptId } });
    expect(check.problems).toMatchObject([{ path: MANIFEST, origin: 'theirs' }]);
    await commit(bob, deptId, generated(GPIO_MOVED));
    await bob.call(gitPush, { body: { deptId } });
  });
});

describe('a conflict', () => {
  async function conflicted(): Promise<number> {
    const deptId = await shared({ [SOC]: demo, [CORE]: core });
    const other = (text: string, base: string) => text.replace('"base": "0x80005000"', `"base": "${base}"`);
    await commit(ann, deptId, { [SOC]: other(demo, '0x80010000') });
    await ann.call(gitPush, { body: { deptId } });
    await commit(bob, deptId, { [SOC]: other(demo, '0x80020000') });
    const pulled = await bob.call(gitPull, { body: { deptId } });
    expect(pulled).toMatchObject({ result: 'conflicts', check: { problems: [] } });
    return deptId;
  }

  it('is not resolved by a document that cannot be read', async () => {
    const deptId = await conflicted();
    const resolve = (text: string) =>
      bob.reply(gitResolve, { body: { deptId, path: SOC, use: 'text', text } });
    expect(await resolve(demo.slice(0, -3))).toMatchObject({
      code: 601,
      msg: expect.stringContaining('not JSON') as string,
    });
    const twice = demo.replace(
      '"addressMap": {',
      '"addressMap": { "gpio0.s_apb": { "base": "0", "size": "4" },',
    );
    expect(await resolve(twice)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('stands twice') as string,
    });
    expect(await resolve(GPIO_MOVED)).toMatchObject({ code: 200 });
  });

  it('is not committed with a document that cannot be read, however it was staged', async () => {
    const deptId = await conflicted();
    await bob.call(gitResolve, { body: { deptId, path: SOC, use: 'text', text: GPIO_MOVED } });
    await put(bob, deptId, CORE, `${core.trim().slice(0, -1)}, "name": "again" }\n`);
    await bob.call(gitStage, { body: { deptId, paths: [CORE] } });
    expect(await bob.reply(gitCommit, { body: { deptId, message: 'Merge' } })).toMatchObject({
      code: 601,
      msg: expect.stringContaining(CORE) as string,
    });
    await put(bob, deptId, CORE, core);
    await bob.call(gitStage, { body: { deptId, paths: [CORE] } });
    const made = await bob.call(gitCommit, { body: { deptId, message: 'Merge' } });
    expect(made).toMatchObject({ check: { unchecked: null, problems: [] } });
  });
});
