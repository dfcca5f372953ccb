import { lstat, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createCodeServerFile,
  deleteFile,
  fileWriteFile,
  findFilePath,
  findProjectFiles,
  getAllSocCanvas,
  getAllSocModule,
  getFileName,
  getSseStream,
  getSocByCreateBy,
  joinPaths,
  moveFile,
  readFileByPath,
  renameFile,
  splitPaths,
} from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { projectChanged } from '../department/index.ts';

let server: TestServer;
let stranger: Client;
let root: string;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
  root = (await server.services.projects.tree(DEMO, 1)).root;
});
afterAll(() => server.close());

const create = (filePath: string, fileType: '1' | '4' = '1', client = server.admin) =>
  client.reply(createCodeServerFile, { body: { deptId: DEMO, filePath, fileType } });
const remove = (paths: string[], client = server.admin) =>
  client.reply(deleteFile, { body: { deptId: DEMO, resourcePath: joinPaths(paths) } });
const rename = (filePath: string, fileName: string, client = server.admin) =>
  client.reply(renameFile, { body: { deptId: DEMO, filePath, fileName } });
const move = (filePaths: string[], targetFolder: string, client = server.admin) =>
  client.reply(moveFile, { body: { deptId: DEMO, filePaths, targetFolder } });
const search = (resourceName: string, resourcePath = '', client = server.admin) =>
  client.reply(getFileName, { body: { deptId: DEMO, resourcePath, resourceName } });
const write = (filePath: string, content: string, hash?: string, client = server.admin) =>
  client.reply(fileWriteFile, { body: { deptId: DEMO, filePath, content, hash } });
const read = (filePath: string, client = server.admin) =>
  client.reply(readFileByPath, { query: { deptId: DEMO, filePath } });

const pathsOf = ({ data }: { data: unknown }) =>
  (data as { filePath: string }[]).map(({ filePath }) => filePath);
const put = async (path: string, text = path) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
};
const there = (path: string) =>
  lstat(join(root, path)).then(
    () => true,
    () => false,
  );

describe('who may', () => {
  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['create', (client) => create('x', '1', client)],
    ['delete', (client) => remove(['demo'], client)],
    ['rename', (client) => rename('demo', 'x', client)],
    ['move', (client) => move(['demo'], 'gen', client)],
    ['search', (client) => search('demo', '', client)],
    ['write', (client) => write('x', '', undefined, client)],
    ['read', (client) => read('demo/demo.soc.json', client)],
    ['list all', (client) => client.reply(findProjectFiles, { params: { projectName: 'Demo' } })],
  ])('%s is for members', async (_name, call) => {
    expect(await call(server.anonymous)).toMatchObject({ code: 401 });
    expect(await call(stranger)).toMatchObject({ code: 403 });
  });
});

describe('paths joined with commas', () => {
  it('come back as they were, whatever is in them', () => {
    const paths = ['a,b', '100%', '%2C', '%252c,', 'plain', 'ü'];
    expect(splitPaths(joinPaths(paths))).toEqual(paths);
    expect(splitPaths('a%2cb,50% off')).toEqual(['a,b', '50% off']);
  });
});

describe('a folder', () => {
  it('is made once, within a folder that is there', async () => {
    expect(await create('made')).toMatchObject({ code: 200, data: { filePath: 'made', fileNameType: 1 } });
    expect(await create('made')).toMatchObject({ code: 601, msg: expect.stringContaining('exists already') });
    expect(await create('made/empty.sv', '4')).toMatchObject({ data: { fileNameType: 4, fileSize: 0 } });
    expect(await create('nowhere/made')).toMatchObject({ code: 404 });
    expect(await create('made/empty.sv/below')).toMatchObject({ code: 601 });
  });

  it.each([
    '../up',
    'a/../../up',
    '/etc/x',
    '.git/hooks',
    'x/.GIT',
    '.git /x',
    'GIT~1/x',
    '.git::$INDEX_ALLOCATION/x',
    '.g\u200cit/x',
    'a\u0000b',
    'a\\b',
    'x'.repeat(201),
    'ü'.repeat(101),
    'right\u202eto-left.sv',
    'zero\u200bwidth.sv',
    ' leading',
    'trailing ',
    '.netloom-writing-x',
    '\ud800',
  ])('%j is refused with its field and reason', async (path) => {
    const before = await readdir(root);
    expect(await create(path)).toMatchObject({ code: 601, msg: expect.stringContaining('filePath') });
    expect(await write(path, 'x')).toMatchObject({ code: 601, msg: expect.stringContaining('filePath') });
    expect(await readdir(root)).toEqual(before);
  });

  it('with %2e in its name is a name like others: nothing is decoded', async () => {
    expect(await read('%2e%2e/secret')).toMatchObject({ code: 404 });
    expect(await create('%2e%2e')).toMatchObject({ code: 200, data: { filePath: '%2e%2e' } });
    expect(await remove(['%2e%2e'])).toMatchObject({ code: 200 });
  });

  it('with a name of 10 MB is refused', async () => {
    const huge = 'x'.repeat(10_000_000);
    for (const reply of [await create(huge), await rename('demo', huge), await search(huge)]) {
      expect(reply.code).toBe(601);
      expect(reply.msg.length).toBeLessThan(1000);
    }
  });

  it('differs from its neighbours by more than case and composition', async () => {
    await create('Case');
    expect(await create('case')).toMatchObject({ code: 601, msg: expect.stringContaining('Windows') });
    expect(await create('caf\u00e9')).toMatchObject({ code: 200 });
    expect(await create('cafe\u0301')).toMatchObject({ code: 601 });
    expect(await write('CAFÉ', '')).toMatchObject({ code: 601 });
    expect(await rename('Case', 'case')).toMatchObject({ code: 200 });
    // What is typed decomposed is stored composed.
    expect(await create('re\u0301sume\u0301')).toMatchObject({ data: { filePath: 'r\u00e9sum\u00e9' } });
  });
});

describe('a deletion', () => {
  it('takes everything that is named, commas and all', async () => {
    await put('del/a,b.sv');
    await put('del/sub/c.sv');
    await put('del/kept.sv');
    expect(await remove(['del/a,b.sv', 'del/sub', 'del/sub/c.sv'])).toMatchObject({
      code: 200,
      data: { deleted: 2 },
    });
    expect(await readdir(join(root, 'del'))).toEqual(['kept.sv']);
    expect(await readdir(join(root, '../scratch'))).toEqual([]);
  });

  it('is all or none', async () => {
    await put('both/a.sv');
    expect(await remove(['both/a.sv', 'both/missing.sv'])).toMatchObject({ code: 404 });
    expect(await remove(['both/a.sv', '.git'])).toMatchObject({ code: 601 });
    expect(await remove(['both/a.sv', ''])).toMatchObject({ code: 601 });
    expect(await there('both/a.sv')).toBe(true);
    expect(await there('.git')).toBe(true);
  });

  it('of a link leaves what it leads to', async () => {
    await put('target/file.sv');
    await symlink('target', join(root, 'to-target'));
    await symlink(server.folder, join(root, 'to-outside'));
    expect(await remove(['to-target', 'to-outside'])).toMatchObject({ code: 200 });
    expect(await there('target/file.sv')).toBe(true);
    expect(await remove(['to-target/file.sv'])).toMatchObject({ code: 404 });
    expect(await readdir(server.folder)).toContain('projects');
  });

  it('happens once when two ask at the same time', async () => {
    await put('race/x.sv');
    const replies = await Promise.all([remove(['race']), remove(['race'])]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 404]);
  });
});

describe('a move', () => {
  it('keeps contents and names', async () => {
    await put('from/a.sv', 'module a; endmodule');
    await put('from/deep/b.sv');
    await create('to');
    expect(pathsOf(await move(['from/a.sv', 'from/deep'], 'to'))).toEqual(['to/a.sv', 'to/deep']);
    expect(await readFile(join(root, 'to/a.sv'), 'utf8')).toBe('module a; endmodule');
    expect(await there('to/deep/b.sv')).toBe(true);
    expect(pathsOf(await move(['to/a.sv'], ''))).toEqual(['a.sv']);
  });

  it('overwrites nothing and moves nothing when one cannot move', async () => {
    await put('m1/x.sv', 'one');
    await put('m1/y.sv');
    await put('m2/x.sv', 'two');
    await put('m3/y.sv');
    const refused = [
      await move(['m1/y.sv', 'm1/x.sv'], 'm2'),
      await move(['m1/y.sv', 'm3/y.sv'], 'm2'),
      await move(['m1/y.sv', '../secret'], 'm2'),
      await move(['m1'], 'm1'),
      await move(['m1/y.sv'], 'm2/x.sv'),
    ];
    expect(refused.map(({ code }) => code)).toEqual([601, 601, 601, 601, 601]);
    expect(await move(['m1/y.sv', 'm1/missing'], 'm2')).toMatchObject({ code: 404 });
    expect(await move(['m1/y.sv'], 'missing')).toMatchObject({ code: 404 });
    expect(await readdir(join(root, 'm1'))).toEqual(['x.sv', 'y.sv']);
    expect(await readdir(join(root, 'm2'))).toEqual(['x.sv']);
    expect(await readFile(join(root, 'm2/x.sv'), 'utf8')).toBe('two');
  });

  it('never puts a folder into itself, nor through a link', async () => {
    await put('loop/inner/x.sv');
    await symlink('loop/inner', join(root, 'inner-link'));
    expect(await move(['loop'], 'loop/inner')).toMatchObject({ code: 601 });
    expect(await move(['loop'], 'inner-link')).toMatchObject({ code: 601 });
    expect(await there('loop/inner/x.sv')).toBe(true);
  });

  it('makes no path so long that nobody reaches it', async () => {
    const long = Array.from({ length: 5 }, () => 'p'.repeat(180)).join('/');
    await put(`${long}/x.sv`);
    await create('q'.repeat(150));
    expect(await move(['p'.repeat(180)], 'q'.repeat(150))).toMatchObject({
      code: 601,
      msg: expect.stringContaining('1000 characters'),
    });
    expect(await there(`${long}/x.sv`)).toBe(true);
  });

  it('to one name wins once when two ask at the same time', async () => {
    await put('two/a.sv', 'a');
    await put('two/b.sv', 'b');
    const replies = await Promise.all([rename('two/a.sv', 'c.sv'), rename('two/b.sv', 'c.sv')]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
    expect((await readdir(join(root, 'two'))).length).toBe(2);
  });
});

describe('a new name', () => {
  it('stays within its folder', async () => {
    await put('names/old.sv');
    expect(await rename('names/old.sv', 'new, better.sv')).toMatchObject({
      data: { filePath: 'names/new, better.sv' },
    });
    for (const name of ['../up.sv', 'a/b.sv', '..', '.', '.git', 'nul\u0000l'])
      expect(await rename('names/new, better.sv', name)).toMatchObject({ code: 601 });
    expect(await rename('names/gone.sv', 'x.sv')).toMatchObject({ code: 404 });
  });
});

describe('the search', () => {
  it('finds names in every folder below, without case, and follows no link', async () => {
    await put('find/Deep/UART_top.sv');
    await put('find/uart.md');
    await symlink('..', join(root, 'find/Deep/up'));
    expect(pathsOf(await search('uart', 'find')).sort()).toEqual(['find/Deep/UART_top.sv', 'find/uart.md']);
    expect(pathsOf(await search('deep', 'find'))).toEqual(['find/Deep']);
    expect(pathsOf(await search('HEAD'))).toEqual([]);
    expect(await search('x', 'nowhere')).toMatchObject({ code: 404 });
    expect(await search('  ')).toMatchObject({ code: 601 });
  });
});

describe('a text file', () => {
  it('is written and read; an edit of other text is refused', async () => {
    // SHA-256 of "abc": FIPS 180-2, B.1.
    const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await write('notes/new.md', 'abc')).toMatchObject({ code: 200, data: { hash } });
    expect(await read('notes/new.md')).toMatchObject({ data: { content: 'abc', hash } });
    expect(await write('notes/new.md', 'x', hash.replace('b', 'c'))).toMatchObject({ code: 601 });
    expect(await write('notes/new.md', 'abcd', hash)).toMatchObject({ code: 200 });
    expect(await read('notes/gone.md')).toMatchObject({ code: 404 });
  });

  it('is found by the name of its project', async () => {
    const projectName = 'Demo';
    const { data } = await server.admin.reply(findProjectFiles, { params: { projectName } });
    expect(data).toContain('demo/demo.soc.json');
    expect((data as string[]).filter((path) => path.startsWith('.git/'))).toEqual([]);
  });
});

it('lists of canvases and blocks outlive what happens to their files', async () => {
  const text = await readFile(join(root, 'demo/demo.soc.json'), 'utf8');
  await put('docs/one.soc.json', text.replace('"name": "demo_soc"', '"name": "one"'));
  const canvasPaths = async () =>
    (await server.admin.call(getAllSocCanvas, { params: { x: DEMO } })).map(({ path }) => path);
  expect(await canvasPaths()).toContain('docs/one.soc.json');
  await move(['docs/one.soc.json'], 'made');
  expect(await canvasPaths()).toContain('made/one.soc.json');
  expect(await canvasPaths()).not.toContain('docs/one.soc.json');
  // What was a canvas becomes a folder, a link that leads nowhere, nothing.
  await create('docs/one.soc.json');
  await create('docs/ip.json');
  await remove(['made/one.soc.json']);
  await symlink('/nowhere', join(root, 'made/one.soc.json'));
  expect(await canvasPaths()).not.toContain('docs/one.soc.json');
  expect(await server.admin.reply(getSocByCreateBy)).toMatchObject({ code: 200 });
  expect(await server.admin.reply(getAllSocModule, { params: { x: DEMO } })).toMatchObject({ code: 200 });
});

it('a folder of many files is listed whole', async () => {
  await mkdir(join(root, 'many'));
  await Promise.all(
    Array.from({ length: 1500 }, (_, index) => writeFile(join(root, 'many', `${index}.sv`), '')),
  );
  const { data } = await server.admin.reply(findFilePath, { body: { deptId: DEMO, resourcePath: 'many' } });
  expect((data as unknown[]).length).toBe(1500);
});

it('the member’s own streams are told that his tree changed', async () => {
  const colleague = await server.newUser('colleague', DEMO);
  const [mine, his] = await Promise.all(
    [server.admin, colleague].map((client) => EventReader.open(client.url(getSseStream), client.headers)),
  );
  expect(await mine!.next()).toMatchObject({ type: 'hello' });
  expect(await his!.next()).toMatchObject({ type: 'hello' });
  await create('told');
  expect(await mine!.next()).toEqual({ type: 'tree-changed', deptId: DEMO });
  await create('his', '1', colleague);
  projectChanged(server.services.hub, DEMO);
  expect(await his!.next()).toEqual({ type: 'tree-changed', deptId: DEMO });
  expect(await his!.next()).toEqual({ type: 'project-changed', deptId: DEMO });
  await Promise.all([mine!.close(), his!.close()]);
});
