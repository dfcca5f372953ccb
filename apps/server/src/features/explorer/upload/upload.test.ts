import { mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileUpload, savePathPermission, uploadCodeServerFile } from '@netloom/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { upload } from '../../../../test/upload.ts';

let server: TestServer;
let root: string;
beforeAll(async () => {
  server = await startTestServer();
  root = (await server.services.projects.tree(DEMO, 1)).root;
});
afterAll(() => server.close());

/** Every test has a folder of its own, empty. */
let folder = '';
let count = 0;
beforeEach(async () => {
  folder = `up${count++}`;
  await mkdir(join(root, folder));
});

type Files = Parameters<typeof upload>[2];
const lists = (...files: Record<string, string>[]) => files;
const send = (files: Files, fields: Record<string, string> = {}, client: Client = server.admin) =>
  upload(client, uploadCodeServerFile, files, { fields: { filePath: folder, ...fields } });
const text = (path: string) => readFile(join(root, folder, path), 'utf8');
const names = async () => (await readdir(join(root, folder), { recursive: true })).sort();
const bytes = (content: string) => new TextEncoder().encode(content);

describe('an upload', () => {
  it('puts files and their folders into the tree', async () => {
    const reply = await send({ 'a.sv': 'module a;', 'sub/ü b.sv': bytes('x'), 'empty.txt': '' });
    expect(reply).toMatchObject({ code: 200, data: [{ filePath: `${folder}/a.sv`, fileSize: 9 }, {}, {}] });
    expect(await text('sub/ü b.sv')).toBe('x');
    expect(await names()).toEqual(['a.sv', 'empty.txt', 'sub', 'sub/ü b.sv']);
    expect(await readdir(join(root, '../scratch'))).toEqual([]);
  });

  it('overwrites only what it is told to, and then all or nothing', async () => {
    await send({ 'a.sv': 'old', 'dir/x.sv': '' });
    const reply = await send({ 'new.sv': '', 'a.sv': 'new' });
    expect(reply).toMatchObject({ code: 601, data: { existing: [`${folder}/a.sv`] } });
    expect(await names()).toEqual(['a.sv', 'dir', 'dir/x.sv']);
    expect(await send({ 'a.sv': 'new' }, { overwrite: 'true' })).toMatchObject({ code: 200 });
    expect(await text('a.sv')).toBe('new');
    const kept = await send({ 'a.sv': 'newer', 'sub/c.sv': 'c' }, { keep: 'true' });
    expect(kept).toMatchObject({ code: 200, data: [{ filePath: `${folder}/sub/c.sv` }] });
    expect([await text('a.sv'), await text('sub/c.sv')]).toEqual(['new', 'c']);
    for (const files of lists(
      { 'b.sv': '', dir: 'a folder is there' },
      { 'b.sv': '', 'a.sv/c': 'a file is there' },
    ))
      for (const what of ['overwrite', 'keep'])
        expect(await send(files, { [what]: 'true' })).toMatchObject({ code: 601 });
    expect(await names()).toEqual(['a.sv', 'dir', 'dir/x.sv', 'sub', 'sub/c.sv']);
  });

  it.each([
    '../evil',
    'a/../../evil',
    '/etc/evil',
    '.git/config',
    'x/.git/hooks/post-checkout',
    'a\u0001b',
    'x'.repeat(300),
  ])('named %j leaves the tree as it was', async (name) => {
    expect(await send({ 'good.sv': '', [name]: 'evil' })).toMatchObject({ code: 601 });
    expect(await names()).toEqual([]);
    expect(await readdir(join(root, '../scratch'))).toEqual([]);
  });

  it('of two files that Windows takes for one is refused', async () => {
    for (const files of lists(
      { 'a.sv': '', 'A.sv': '' },
      { 'dir/x': '', 'DIR/y': '' },
      { 'caf\u00e9': '', 'cafe\u0301': '' },
    ))
      expect(await send(files)).toMatchObject({ code: 601 });
    const twice: Files = [
      ['a.sv', '1'],
      ['a.sv', '2'],
    ];
    expect(await send(twice)).toMatchObject({ code: 601 });
    expect(await names()).toEqual([]);
  });

  it('goes through no link out of the tree', async () => {
    await symlink(server.folder, join(root, folder, 'out'));
    expect(await send({ 'out/evil': 'x' })).toMatchObject({ code: 601 });
    expect(await send({ evil: 'x' }, { filePath: `${folder}/out` })).toMatchObject({ code: 601 });
    expect(await readdir(server.folder)).not.toContain('evil');
  });

  it('is refused before a file is kept to who may not', async () => {
    const stranger = await server.newUser(`stranger${count}`);
    expect(await send({ a: '' }, {}, stranger)).toMatchObject({ code: 403 });
    expect(await send({ a: '' }, {}, server.anonymous)).toMatchObject({ code: 401 });
    expect(await send({ a: 'x'.repeat(20_000_000) }, { deptId: '999999' })).toMatchObject({ code: 403 });
    expect(await send({ a: '' }, { deptId: 'one' })).toMatchObject({ code: 601 });
    expect(await send({ a: '' }, { filePath: 'nowhere' })).toMatchObject({ code: 404 });
    expect(await send({})).toMatchObject({ code: 601, msg: expect.stringContaining('no file') });
    expect(await upload(server.admin, uploadCodeServerFile, { a: '' }, { part: 'other' })).toMatchObject({
      code: 601,
    });
  });

  it('of one file alone is file/upload', async () => {
    const options = { part: 'file', fields: { filePath: folder } };
    expect(await upload(server.admin, fileUpload, { 'one.sv': 'x' }, options)).toMatchObject({
      code: 200,
      data: [{ filePath: `${folder}/one.sv` }],
    });
    expect(await upload(server.admin, fileUpload, { 'a.sv': '', 'b.sv': '' }, options)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('more than 1 file'),
    });
  });

  it('broken off leaves nothing behind', async () => {
    const boundary = 'b';
    const { hostname, port } = new URL(server.address);
    const headers = {
      ...server.admin.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'transfer-encoding': 'chunked',
    };
    const path = `/api${uploadCodeServerFile.path}`;
    const sending = request({ hostname, port, path, method: 'POST', headers });
    sending.on('error', () => undefined);
    const field = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    sending.write(field('deptId', String(DEMO)) + field('filePath', folder));
    sending.write('--b\r\nContent-Disposition: form-data; name="multiFiles"; filename="half.sv"\r\n\r\nhalf');
    const scratch = join(root, '../scratch');
    await expect.poll(() => readdir(scratch)).toHaveLength(1);
    sending.destroy();
    await expect.poll(() => readdir(scratch)).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('that is no multipart, or broken multipart, is told so', async () => {
    const post = async (type: string, body: string) => {
      const headers = { ...server.admin.headers, 'content-type': type };
      const response = await fetch(server.admin.url(uploadCodeServerFile), { method: 'POST', headers, body });
      return response.json();
    };
    const form = 'multipart/form-data; boundary=b';
    expect(await post('application/json', '{}')).toMatchObject({ code: 601 });
    expect(await post(form, 'nonsense')).toMatchObject({ code: 601 });
    expect(await post('multipart/form-data', 'x')).toMatchObject({ code: 601 });
    const huge = `--b\r\nContent-Disposition: form-data; name="multiFiles"; filename="${'n'.repeat(10_000_000)}"\r\n\r\nx\r\n--b--\r\n`;
    expect(await post(form, huge)).toMatchObject({ code: 601 });
  });

  it('of one name wins once when two come at the same time', async () => {
    const replies = await Promise.all([send({ 'race.sv': 'left' }), send({ 'race.sv': 'right' })]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
  });

  it('heeds protected paths, those that it would overwrite too', async () => {
    const body = { deptId: DEMO, path: `${folder}/kept`, roleIds: [12 as const] };
    await server.admin.call(savePathPermission, { body });
    const engineer = await server.newUser(`engineer${count}`, DEMO);
    const his = await server.services.projects.tree(DEMO, Number(await engineerId(`engineer${count}`)));
    await mkdir(join(his.root, folder));
    expect(await send({ 'free.sv': '', 'kept/x.sv': '' }, {}, engineer)).toMatchObject({
      code: 601,
      msg: expect.stringContaining(`${folder}/kept is protected`),
    });
    expect(await send({ 'KEPT/x.sv': '' }, {}, engineer)).toMatchObject({ code: 601 });
    expect(await readdir(join(his.root, folder))).toEqual([]);
    expect(await send({ 'kept/x.sv': '' })).toMatchObject({ code: 200 });
  });
});

async function engineerId(userName: string): Promise<number> {
  const { rows } = await server.services.pool.query('SELECT user_id FROM users WHERE user_name = $1', [
    userName,
  ]);
  return (rows[0] as { user_id: number }).user_id;
}
