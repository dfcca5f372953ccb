import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  generateBlock,
  getUserInfo,
  gitCommit,
  gitConflict,
  gitPull,
  gitPush,
  gitResolve,
  gitStage,
  listBlocks,
  listDocuments,
  previewGeneration,
  readDocumentText,
  readFileByPath,
  saveDocumentText,
} from '@netloom/contract';
import { joinGitProject, newGitProject } from '../../../test/gitProject.ts';
import { noteKind } from '../../../test/noteKind/noteKind.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { KINDS, served } from './kinds.ts';
import { newErrors } from './newErrors.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let deptId: number;
const added = served(noteKind);
beforeAll(async () => {
  KINDS.push(added);
  server = await startTestServer();
  [ann, bob] = await Promise.all([server.newUser('ann'), server.newUser('bob')]);
  deptId = await newGitProject(server, 'notes');
  for (const member of [ann, bob]) await joinGitProject(server, member, deptId);
});
afterAll(async () => {
  KINDS.splice(KINDS.indexOf(added), 1);
  await server?.close();
});

const PATH = 'notes/plan.note.json';
const note = (lines: Record<string, string>) => noteKind.write({ netloom: 'note', version: 1, lines });

async function commit(client: Client, text: string): Promise<void> {
  const { userId } = await client.call(getUserInfo);
  const { root } = await server.services.projects.tree(deptId, userId);
  await mkdir(dirname(join(root, PATH)), { recursive: true });
  await writeFile(join(root, PATH), text);
  await client.call(gitStage, { body: { deptId, paths: [PATH] } });
  await client.call(gitCommit, { body: { deptId, message: 'Change' } });
}

it('a kind that is one folder and one entry in the list is listed, read, saved, merged and checked', async () => {
  const base = note({ title: 'Plan', first: 'a', second: 'b' });
  const made = await ann.call(saveDocumentText, { body: { deptId, path: PATH, text: base, hash: '' } });
  expect(made).toMatchObject({ kind: 'note', title: 'Plan' });
  expect(await ann.call(listDocuments, { query: { deptId, kind: 'note' } })).toMatchObject([{ path: PATH }]);
  expect(await ann.call(readDocumentText, { query: { deptId, path: PATH } })).toEqual(made);
  const stale = { deptId, path: PATH, text: note({ title: 'Other' }), hash: '0'.repeat(64) };
  expect(await ann.reply(saveDocumentText, { body: stale })).toMatchObject({ code: 601, data: made });

  await commit(ann, base);
  await ann.call(gitPush, { body: { deptId } });
  await bob.call(gitPull, { body: { deptId } });
  await commit(ann, note({ title: 'Plan', first: 'ann', second: 'b' }));
  await ann.call(gitPush, { body: { deptId } });
  await commit(bob, note({ title: 'Plan', first: 'a', second: 'bob' }));
  expect(await bob.call(gitPull, { body: { deptId } })).toMatchObject({
    result: 'merged',
    byMeaning: [{ path: PATH, mine: { count: 1 }, theirs: { count: 1 } }],
  });
  const merged = note({ title: 'Plan', first: 'ann', second: 'bob' });
  expect(await bob.call(readDocumentText, { query: { deptId, path: PATH } })).toMatchObject({ text: merged });

  await bob.call(gitPush, { body: { deptId } });
  await ann.call(gitPull, { body: { deptId } });
  await commit(ann, note({ title: 'Plan', first: 'x', second: 'bob' }));
  await ann.call(gitPush, { body: { deptId } });
  await commit(bob, note({ title: 'Plan', first: 'y', second: 'bob' }));
  expect(await bob.call(gitPull, { body: { deptId } })).toMatchObject({ result: 'conflicts' });
  expect(await bob.call(gitConflict, { query: { deptId, path: PATH } })).toMatchObject({
    parts: [{ pointer: '/lines/first', subject: 'line', name: 'first', base: 'ann', mine: 'y', theirs: 'x' }],
  });
  const unreadable = { deptId, path: PATH, use: 'text' as const, text: merged.replace('"note"', '"memo"') };
  expect(await bob.reply(gitResolve, { body: unreadable })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('"netloom": "note"') as string,
  });
  const problems = await newErrors({ now: { [PATH]: note({ first: 'x' }) }, mine: { [PATH]: merged } });
  expect(problems).toMatchObject([{ path: PATH, diagnostics: [{ code: 'NOTE-TITLE' }] }]);
});

it('and what its generator makes is previewed, written beside it and told from hand edits', async () => {
  const path = 'notes/Todo/Todo.note.json';
  const text = note({ title: 'Todo', first: 'a', second: 'b' });
  const preview = (of: string) => ann.call(previewGeneration, { body: { deptId, path, text: of } });
  const made = { path: 'notes/Todo/Todo.txt', text: 'a\nb\n' };
  expect((await preview(text)).files).toContainEqual(expect.objectContaining({ ...made, status: 'created' }));
  expect(await preview(note({ title: 'Todo' }))).toMatchObject({
    files: [],
    diagnostics: [{ code: 'NOTE-EMPTY' }],
  });

  const generating = { deptId, kind: 'note', text, hash: '', folder: '' };
  const written = await ann.call(generateBlock, { body: generating });
  expect(written).toMatchObject({
    written: true,
    saved: null,
    stored: { name: 'Todo', path, generated: true },
  });
  expect(await ann.call(listBlocks, { query: { deptId, kind: 'note' } })).toEqual([written.stored]);
  const file = { query: { deptId, filePath: made.path } };
  expect(await ann.call(readFileByPath, file)).toMatchObject({ content: made.text });

  const { userId } = await ann.call(getUserInfo);
  const { root } = await server.services.projects.tree(deptId, userId);
  await writeFile(join(root, made.path), 'mine\n');
  const other = { ...generating, text: note({ title: 'Todo', first: 'c' }), hash: written.stored!.hash };
  expect(await ann.call(generateBlock, { body: other })).toMatchObject({
    written: false,
    files: expect.arrayContaining([
      expect.objectContaining({ path: made.path, status: 'hand-edited' }),
    ]) as unknown,
  });
  expect(await ann.call(readFileByPath, file)).toMatchObject({ content: 'mine\n' });
  const elsewhere = { ...generating, folder: 'notes/Other' };
  expect(await ann.reply(generateBlock, { body: elsewhere })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('notes/Other') as string,
  });
});
