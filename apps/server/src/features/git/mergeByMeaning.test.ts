import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getUserInfo,
  gitCommit,
  gitConflict,
  gitLog,
  gitMergeParts,
  gitPull,
  gitPush,
  gitResolve,
  gitStage,
} from '@netloom/contract';
import { DOCUMENT_SAMPLES, changed } from '../../../test/documentSamples.ts';
import { joinGitProject, newGitProject } from '../../../test/gitProject.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let projects = 0;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = await Promise.all([server.newUser('ann'), server.newUser('bob')]);
});
afterAll(() => server?.close());

async function rootOf(client: Client, deptId: number): Promise<string> {
  const { userId } = await client.call(getUserInfo);
  return (await server.services.projects.tree(deptId, userId)).root;
}

async function commit(client: Client, deptId: number, files: Record<string, string>): Promise<void> {
  const root = await rootOf(client, deptId);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await client.call(gitStage, { body: { deptId, paths: Object.keys(files) } });
  await client.call(gitCommit, { body: { deptId, message: 'Change' } });
}

async function readBack(client: Client, deptId: number, path: string): Promise<string> {
  return readFile(join(await rootOf(client, deptId), path), 'utf8');
}

type Files = Record<string, string>;

/** Ann pushes `theirs` and Bob, who has `mine`, pulls; both began with `base`. */
async function pulled(base: Files, mine: Files, theirs: Files) {
  const deptId = await newGitProject(server, `merged ${projects++}`);
  for (const member of [ann, bob]) await joinGitProject(server, member, deptId);
  await commit(ann, deptId, { 'notes.md': 'start\n', ...base });
  await ann.call(gitPush, { body: { deptId, withErrors: true } });
  await bob.call(gitPull, { body: { deptId } });
  await commit(ann, deptId, theirs);
  await ann.call(gitPush, { body: { deptId, withErrors: true } });
  await commit(bob, deptId, mine);
  return { deptId, ...(await bob.call(gitPull, { body: { deptId } })) };
}

/** One file with the texts of all samples: each of them is merged in one pull. */
const filesOf = (textOf: (sample: (typeof DOCUMENT_SAMPLES)[number]) => string): Files =>
  Object.fromEntries(DOCUMENT_SAMPLES.map((sample) => [sample.path, textOf(sample)]));
const [soc] = DOCUMENT_SAMPLES as [(typeof DOCUMENT_SAMPLES)[number]];
const paths = DOCUMENT_SAMPLES.map(({ path }) => path).sort();

describe('a pull of documents of every kind', () => {
  it('merges changes of neighbouring lines that are of different parts, as if one had worked after the other', async () => {
    const { deptId, result, byMeaning, status } = await pulled(
      filesOf(({ text }) => text),
      filesOf(({ text, mine }) => changed(text, mine)),
      filesOf(({ text, theirs }) => changed(text, theirs)),
    );
    expect(result).toBe('merged');
    expect(byMeaning.map(({ path }) => path).toSorted()).toEqual(paths);
    for (const { mine, theirs } of byMeaning) expect([mine.count, theirs.count]).toEqual([1, 1]);
    expect(byMeaning.find(({ path }) => path === soc.path)).toMatchObject({
      mine: { changes: [{ pointer: soc.pointer, name: 'clk', kind: 'changed', after: 60_000_000 }] },
      theirs: { changes: [{ name: 'slow', kind: 'changed', before: 32_768, after: 1000 }] },
    });
    expect(status).toMatchObject({ merging: null, staged: [], unstaged: [] });
    for (const { path, text, mine, theirs } of DOCUMENT_SAMPLES)
      expect(await readBack(bob, deptId, path)).toBe(changed(changed(text, mine), theirs));
    const commits = await bob.call(gitLog, { query: { deptId } });
    expect(commits[0]).toMatchObject({ subject: "Merge branch 'origin/main'", body: '' });
    expect(commits[0]!.parents).toHaveLength(2);
    await bob.call(gitPush, { body: { deptId, withErrors: true } });
    await ann.call(gitPull, { body: { deptId } });
  });

  it('leaves two changes of one part to the people, and names the part', async () => {
    const { deptId, result, byMeaning } = await pulled(
      filesOf(({ text }) => text),
      filesOf(({ text, mine }) => changed(text, mine)),
      filesOf(({ text, mine: [from], other }) => changed(text, [from, other])),
    );
    expect([result, byMeaning]).toEqual(['conflicts', []]);
    for (const { path, pointer } of DOCUMENT_SAMPLES) {
      const conflict = await bob.call(gitConflict, { query: { deptId, path } });
      expect(conflict.parts?.map((part) => part.pointer)).toEqual([pointer]);
      expect(conflict.merged).toContain('<<<<<<<');
    }
    await chooses(deptId);
  });

  /** Each part is settled by a choice, and the text that was shown is what resolves. */
  async function chooses(deptId: number): Promise<void> {
    for (const { path, pointer, text, mine, other } of DOCUMENT_SAMPLES) {
      const merged = (choices: object) =>
        bob.call(gitMergeParts, { body: { deptId, path, choices: choices as never } });
      const open = await merged({});
      expect(open.parts.map((part) => part.pointer)).toEqual([pointer]);
      expect(open.text).toBe(changed(text, mine));
      expect([open.mine.count, open.theirs.count]).toEqual([1, 1]);
      const theirs = await merged({ [pointer]: 'theirs' });
      expect(theirs).toMatchObject({ parts: [], text: changed(text, [mine[0], other]) });
      await bob.call(gitResolve, { body: { deptId, path, use: 'text', text: theirs.text } });
      expect(await readBack(bob, deptId, path)).toBe(theirs.text);
    }
    await bob.call(gitCommit, { body: { deptId, message: 'Merge' } });
  }
});

describe('a merge by meaning', () => {
  it('settles what it can while other files wait, and the commit has both', async () => {
    const { deptId, result, byMeaning } = await pulled(
      { [soc.path]: soc.text },
      { [soc.path]: changed(soc.text, soc.mine), 'notes.md': 'mine\n' },
      { [soc.path]: changed(soc.text, soc.theirs), 'notes.md': 'theirs\n' },
    );
    expect([result, byMeaning.map(({ path }) => path)]).toEqual(['conflicts', [soc.path]]);
    const status = await bob.call(gitResolve, { body: { deptId, path: 'notes.md', use: 'ours' } });
    expect(status.unstaged).toEqual([]);
    await bob.call(gitCommit, { body: { deptId, message: 'Merge' } });
    expect(await readBack(bob, deptId, soc.path)).toBe(changed(changed(soc.text, soc.mine), soc.theirs));
  });

  it('takes documents that both made anew', async () => {
    const { deptId, result } = await pulled(
      {},
      { [soc.path]: soc.text.replace(/,\n +"slow".*/, '') },
      { [soc.path]: soc.text.replace(/"clk": .*\n +/, '') },
    );
    expect(result).toBe('merged');
    expect(await readBack(bob, deptId, soc.path)).toBe(soc.text);
  });

  it('takes the place of a text merge that cannot be read', async () => {
    const lines = (names: readonly string[]) =>
      changed(soc.text, [
        '"slow": { "frequency": 32768 }',
        names.map((name) => `"${name}": { "frequency": 1 }`).join(',\n    '),
      ]);
    const base = lines(['a', 'b', 'c', 'd', 'e', 'f']);
    const { deptId, result, byMeaning, check } = await pulled(
      { [soc.path]: base },
      // The same clock at two places, far enough apart for git.
      { [soc.path]: changed(base, ['    "a":', '    "z": { "frequency": 5 },\n    "a":']) },
      {
        [soc.path]: changed(base, [
          '"f": { "frequency": 1 }',
          '"f": { "frequency": 1 },\n    "z": { "frequency": 5 }',
        ]),
      },
    );
    expect([result, byMeaning.map(({ path }) => path)]).toEqual(['merged', [soc.path]]);
    expect(check).toEqual({ unchecked: null, problems: [] });
    expect((await readBack(bob, deptId, soc.path)).match(/"z"/g)).toHaveLength(1);
    expect((await bob.call(gitPush, { body: { deptId } })).ahead).toBe(0);
  });

  it('never loses comments, nor reads what cannot be read', async () => {
    const drawing = DOCUMENT_SAMPLES.find(({ id }) => id === 'drawing')!;
    const commented = (text: string) => text.replace('{', '{ // of the bus');
    const { deptId, result } = await pulled(
      { [drawing.path]: commented(drawing.text), [soc.path]: soc.text },
      {
        [drawing.path]: commented(changed(drawing.text, drawing.mine)),
        [soc.path]: changed(soc.text, soc.mine),
      },
      {
        [drawing.path]: commented(changed(drawing.text, drawing.theirs)),
        [soc.path]: soc.text.replace('{ "frequency": 50000000 }', '{'),
      },
    );
    expect(result).toBe('conflicts');
    for (const path of [drawing.path, soc.path])
      expect(await bob.call(gitConflict, { query: { deptId, path } })).toMatchObject({ parts: null });
    expect(await bob.reply(gitMergeParts, { body: { deptId, path: soc.path } as never })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('by its text'),
    });
    const body = { deptId, path: soc.path } as never;
    expect(await server.anonymous.reply(gitMergeParts, { body })).toMatchObject({ code: 401 });
    const stranger = await server.newUser('stranger');
    expect(await stranger.reply(gitMergeParts, { body })).toMatchObject({ code: 403 });
  });
});
