import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { deleteFile, fileUpload, savePathPermission, uploadCodeServerFile } from '@netloom/contract';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { upload } from '../../../../test/upload.ts';

let server: TestServer;
let root: string;
let made: string;
beforeAll(async () => {
  server = await startTestServer();
  root = (await server.services.projects.tree(DEMO, 1)).root;
  made = await mkdtemp(join(tmpdir(), 'netloom-upload-'));
});
afterAll(async () => {
  await server.close();
  await rm(made, { recursive: true, force: true });
});

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
const unpack = (name: string, archive: Uint8Array) => send({ [name]: archive }, { unpack: 'true' });
const text = (path: string) => readFile(join(root, folder, path), 'utf8');
const names = async () => (await readdir(join(root, folder), { recursive: true })).sort();
const bytes = (content: string) => new TextEncoder().encode(content);

/** A header of ustar (POSIX.1-1988), with what is written after it. */
function tarEntry(name: string, type: string, { link = '', content = '' } = {}): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write(type, 156);
  header.write(link, 157, 100);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, Buffer.from(content), Buffer.alloc((512 - (content.length % 512)) % 512)]);
}
const tar = (...entries: Buffer[]) => Buffer.concat([...entries, Buffer.alloc(1024)]);

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

describe('an archive', () => {
  it('of GNU tar or of a zip tool is unpacked, with folders and what may be run', async () => {
    await mkdir(join(made, 'ip/empty'), { recursive: true });
    await writeFile(join(made, 'ip/ü.sv'), 'module u; endmodule');
    await writeFile(join(made, 'ip/run.sh'), '#!/bin/sh\n', { mode: 0o755 });
    await writeFile(join(made, 'ip', `${'long'.repeat(40)}.sv`), 'long');
    execFileSync('tar', ['czf', join(made, 'a.tar.gz'), '-C', made, './ip']);
    expect(await unpack('a.tar.gz', await readFile(join(made, 'a.tar.gz')))).toMatchObject({ code: 200 });
    const expected = ['ip', 'ip/empty', `ip/${'long'.repeat(40)}.sv`, 'ip/run.sh', 'ip/ü.sv'].sort();
    expect(await names()).toEqual(expected);
    expect((await stat(join(root, folder, 'ip/run.sh'))).mode & 0o777).toBe(0o755);
    expect((await stat(join(root, folder, 'ip/ü.sv'))).mode & 0o777).toBe(0o644);
    await server.admin.call(deleteFile, { body: { deptId: DEMO, resourcePath: `${folder}/ip` } });
    const zip = zipSync({ ip: { 'ü.sv': bytes('zipped'), deep: { 'x.sv': bytes('x'.repeat(100_000)) } } });
    expect(await unpack('b.zip', zip)).toMatchObject({ code: 200 });
    expect(await text('ip/ü.sv')).toBe('zipped');
    expect((await text('ip/deep/x.sv')).length).toBe(100_000);
  });

  it('is a file like others when nobody asks to unpack it', async () => {
    expect(await send({ 'b.zip': zipSync({ 'x.sv': bytes('x') }) })).toMatchObject({ code: 200 });
    expect(await names()).toEqual(['b.zip']);
  });

  it.each<[string, string, () => Uint8Array]>([
    ['zip slip', 'a.zip', () => zipSync({ '../evil': bytes('x') })],
    ['an absolute path in a zip', 'a.zip', () => zipSync({ '/evil': bytes('x') })],
    ['.git in a zip', 'a.zip', () => zipSync({ 'x/.git/config': bytes('x') })],
    ['a backslash in a zip', 'a.zip', () => zipSync({ '..\\evil': bytes('x') })],
    [
      'a link in a zip',
      'a.zip',
      () => zipSync({ link: [bytes('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] }),
    ],
    ['a truncated zip', 'a.zip', () => zipSync({ x: bytes('x'.repeat(1000)) }).slice(0, 60)],
    [
      'a zip whose bytes were changed',
      'a.zip',
      () => changed(zipSync({ x: [bytes('abcdefgh'), { level: 0 }] })),
    ],
    ['no zip at all', 'a.zip', () => bytes('PK is not enough')],
    ['tar slip', 'a.tar', () => tar(tarEntry('../evil', '0', { content: 'x' }))],
    ['an absolute path in a tar', 'a.tar', () => tar(tarEntry('/etc/evil', '0', { content: 'x' }))],
    ['a symbolic link in a tar', 'a.tar', () => tar(tarEntry('link', '2', { link: '/etc/passwd' }))],
    ['a hard link in a tar', 'a.tar', () => tar(tarEntry('link', '1', { link: '../../secret' }))],
    [
      'a link in a tar, and a file through it',
      'a.tgz',
      () => gzipSync(tar(tarEntry('d', '2', { link: '/tmp' }), tarEntry('d/evil', '0', { content: 'x' }))),
    ],
    ['a device in a tar', 'a.tar', () => tar(tarEntry('null', '3'))],
    ['a pipe in a tar', 'a.tar', () => tar(tarEntry('pipe', '6'))],
    ['.git in a tar', 'a.tar', () => tar(tarEntry('.git/config', '0', { content: 'x' }))],
    ['a tar cut short', 'a.tar', () => tarEntry('x', '0', { content: 'x'.repeat(5000) }).subarray(0, 1024)],
    [
      'a gzip cut short',
      'a.tar.gz',
      () => gzipSync(tar(tarEntry('x', '0', { content: 'y' }))).subarray(0, 40),
    ],
    ['no tar at all', 'a.tar', () => bytes('x'.repeat(2048))],
    [
      'a file that is also a folder',
      'a.tar',
      () => tar(tarEntry('a', '0', { content: 'x' }), tarEntry('a/b', '0', { content: 'x' })),
    ],
    ['a zip bomb', 'a.zip', () => zipSync({ zeros: new Uint8Array(36_000_000) })],
    [
      'a gzip bomb',
      'a.tar.gz',
      () => gzipSync(tarEntry('zeros', '0', { content: '\0'.repeat(36_000_000) }), { level: 9 }),
    ],
    ['nothing but zeros', 'a.tar.gz', () => gzipSync(Buffer.alloc(36_000_000))],
    ['a long name that never ends', 'a.tar', () => tarEntry('x', 'L', { content: 'n'.repeat(1_000_000) })],
    [
      'a zip that says it is smaller than it is',
      'a.zip',
      () => shrunk(zipSync({ x: bytes('y'.repeat(90_000)) })),
    ],
    ['a name that is not seen', 'a.zip', () => zipSync({ 'a\u200b.sv': bytes('x') })],
  ])('with %s changes nothing', async (_what, name, archive) => {
    await send({ 'before.sv': 'before' });
    const reply = await send(
      [
        ['good.sv', 'good'],
        [name, archive()],
      ],
      { unpack: 'true' },
    );
    expect(reply).toMatchObject({ code: 601, msg: expect.stringContaining('multiFiles') });
    expect(await names()).toEqual(['before.sv']);
    expect(await readdir(join(root, '../scratch'))).toEqual([]);
  });

  it('of too many files is refused', async () => {
    const entries = Array.from({ length: 20_001 }, (_, index) => [`d/${index}`, new Uint8Array()] as const);
    const zip = zipSync(Object.fromEntries(entries), { level: 0 });
    expect(await unpack('many.zip', zip)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('more than 20000 files'),
    });
    expect(await names()).toEqual([]);
  });
});

/** The stored text is "abcdefgh": one letter of it becomes another. */
function changed(zip: Uint8Array): Uint8Array {
  zip[Buffer.from(zip).indexOf('abcdefgh')] = 'z'.charCodeAt(0);
  return zip;
}

/** Writes 10 into the uncompressed sizes of a zip of one file (APPNOTE 4.3.7 and 4.3.12). */
function shrunk(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer);
  view.setUint32(22, 10, true);
  const central = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  view.setUint32(central + 24, 10, true);
  return zip;
}
