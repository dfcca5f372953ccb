import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteFile, listDocuments, readDocumentText, saveDocumentText } from '@netloom/contract';
import type { StoredDocument } from '@netloom/contract';
import { DOCUMENT_SAMPLES, changed } from '../../../test/documentSamples.ts';
import { joinGitProject, newGitProject } from '../../../test/gitProject.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { KINDS } from './kinds.ts';

let server: TestServer;
let ann: Client;
let stranger: Client;
let deptId: number;
beforeAll(async () => {
  server = await startTestServer();
  [ann, stranger] = await Promise.all([server.newUser('ann'), server.newUser('stranger')]);
  deptId = await newGitProject(server, 'documents');
  await joinGitProject(server, ann, deptId);
});
afterAll(() => server?.close());

const body = (path: string, text: string, hash?: string) => ({
  body: { deptId, path, text, ...(hash !== undefined && { hash }) },
});
const save = (path: string, text: string, hash?: string) =>
  ann.call(saveDocumentText, body(path, text, hash));
const tried = (path: string, text: string, hash?: string) =>
  ann.reply(saveDocumentText, body(path, text, hash));
const read = (path: string) => ann.call(readDocumentText, { query: { deptId, path } });

it('every kind has its sample', () => {
  expect(DOCUMENT_SAMPLES.map(({ id }) => id)).toEqual(KINDS.map(({ kind }) => kind.id));
});

describe('who may', () => {
  const { path, text } = DOCUMENT_SAMPLES[0]!;
  it.each([
    ['list', (client: Client) => client.reply(listDocuments, { query: { deptId } })],
    ['read', (client: Client) => client.reply(readDocumentText, { query: { deptId, path } })],
    ['save', (client: Client) => client.reply(saveDocumentText, body(path, text))],
  ])('%s: members of the department', async (_name, call) => {
    expect(await call(server.anonymous)).toMatchObject({ code: 401 });
    expect(await call(stranger)).toMatchObject({ code: 403 });
  });
});

describe.each(DOCUMENT_SAMPLES)('a document of kind $id', ({ id, path, text, mine, theirs }) => {
  const [edited, other] = [changed(text, mine), changed(text, theirs)];

  it('is made, listed and read, and the hash of a save is what the next one starts from', async () => {
    const made = await save(path, text, '');
    expect(made).toMatchObject({ kind: id, path, text });
    const row = { kind: id, path, title: made.title, hash: made.hash };
    expect(await ann.call(listDocuments, { query: { deptId, kind: id } })).toEqual([row]);
    expect(await ann.call(listDocuments, { query: { deptId } })).toContainEqual(row);
    expect(await read(path)).toEqual(made);
    const next = await save(path, edited, made.hash);
    expect(await save(path, text, next.hash)).toEqual(made);
  });

  it('is not stored over what somebody else stored, and the answer has that', async () => {
    const { hash } = await save(path, text);
    const stored = await save(path, other);
    const refused = await tried(path, edited, hash);
    expect(refused).toMatchObject({ code: 601, msg: expect.stringContaining('was changed') as string });
    expect(refused.data).toEqual({ ...stored, reason: 'changed-meanwhile' });
    expect(await tried(path, edited, '')).toMatchObject({ code: 601, data: stored });
    expect(await read(path)).toEqual(stored);
    expect(await save(path, other, hash)).toEqual(stored);
    expect(await save(path, edited)).toMatchObject({ text: edited });
  });

  it('that was deleted is not made again by a save that started from it, only by one that says so', async () => {
    const { hash } = await save(path, text);
    await ann.call(deleteFile, { body: { deptId, resourcePath: path } });
    expect(await tried(path, edited, hash)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('was deleted') as string,
      data: { gone: path },
    });
    expect((await ann.reply(readDocumentText, { query: { deptId, path } })).code).toBe(404);
    expect(await save(path, edited, '')).toMatchObject({ path, text: edited });
    expect(await tried(path, other, '')).toMatchObject({ code: 601, data: { text: edited } });
  });

  it('is stored by exactly one of two saves at once', async () => {
    const { hash } = await save(path, text);
    const replies = await Promise.all([edited, other].map((each) => tried(path, each, hash)));
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
    const winner = replies.find(({ code }) => code === 200)!.data as StoredDocument;
    expect(replies.find(({ code }) => code === 601)!.data).toEqual({
      ...winner,
      reason: 'changed-meanwhile',
    });
    expect(await read(path)).toEqual(winner);
  });

  it('that cannot be read is refused at its place, and what is stored stays', async () => {
    const stored = await save(path, text);
    const broken = `${text.trimEnd().slice(0, -1)}]`;
    const reply = await tried(path, broken, stored.hash);
    const line = broken.split('\n').length;
    expect(reply).toMatchObject({ code: 601, msg: expect.stringContaining(`line ${line}`) as string });
    expect(reply.data).toMatchObject({ diagnostics: [{ severity: 'error', place: { line } }] });
    expect(await read(path)).toEqual(stored);
  });

  it.each(['../', '/', 'a/../../', '.git/'])('does not leave the tree by %s', async (escape) => {
    const outside = `${escape}${path.slice(path.lastIndexOf('/') + 1)}`;
    expect(await tried(outside, text)).toMatchObject({ code: 601 });
    expect((await ann.reply(readDocumentText, { query: { deptId, path: outside } })).code).not.toBe(200);
  });
});

it('a file that is no document is neither read nor written so', async () => {
  expect(await tried('rtl/top.sv', 'module top; endmodule\n')).toMatchObject({
    code: 601,
    msg: expect.stringContaining('.soc.json') as string,
  });
  expect(await ann.reply(readDocumentText, { query: { deptId, path: 'README.md' } })).toMatchObject({
    code: 601,
  });
  expect(await ann.reply(readDocumentText, { query: { deptId, path: 'a/none.soc.json' } })).toMatchObject({
    code: 404,
  });
});
