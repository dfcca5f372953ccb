import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { deleteFile, uploadCodeServerFile } from '@netloom/contract';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tar, tarEntry } from '../../../../test/tarEntry.ts';
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
const send = (files: Files, fields: Record<string, string> = {}, client: Client = server.admin) =>
  upload(client, uploadCodeServerFile, files, { fields: { filePath: folder, ...fields } });
const unpack = (name: string, archive: Uint8Array) => send({ [name]: archive }, { unpack: 'true' });
const text = (path: string) => readFile(join(root, folder, path), 'utf8');
const names = async () => (await readdir(join(root, folder), { recursive: true })).sort();
const bytes = (content: string) => new TextEncoder().encode(content);

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
