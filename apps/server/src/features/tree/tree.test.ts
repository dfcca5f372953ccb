import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findFilePath,
  findRegisterFiles,
  getTemplate,
  getVerilogInfoByPath,
  updateVerilogName,
  writeFileByPath,
} from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let stranger: Client;
let root: string;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
  root = (await server.services.projects.tree(DEMO, 1)).root;
});
afterAll(() => server.close());

const read = (socVerilogPath: string, client = server.admin) =>
  client.reply(getVerilogInfoByPath, { body: { deptId: DEMO, socVerilogPath } });
const write = (socVerilogPath: string, verilogFile: string, hash = '', client = server.admin) =>
  client.reply(writeFileByPath, { body: { deptId: DEMO, socVerilogPath, verilogFile, hash } });
const list = (resourcePath: string, client = server.admin) =>
  client.reply(findFilePath, { body: { deptId: DEMO, resourcePath } });
const rename = (socVerilogPath: string, verilogName: string, client = server.admin) =>
  client.reply(updateVerilogName, { body: { deptId: DEMO, socVerilogPath, verilogName } });

const registerFiles = (client = server.admin) => client.reply(findRegisterFiles, { body: { deptId: DEMO } });

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('who may', () => {
  it.each([
    ['read', (client: Client) => read('demo/demo.soc.json', client)],
    ['write', (client: Client) => write('a.sv', '', '', client)],
    ['list', (client: Client) => list('', client)],
    ['rename', (client: Client) => rename('a.sv', 'b.sv', client)],
    ['findRegisterFiles', (client: Client) => registerFiles(client)],
    [
      'getTemplate',
      (client: Client) => client.reply(getTemplate, { query: { deptId: DEMO, template: 'module' } }),
    ],
  ])('%s is for members', async (_name, call) => {
    expect(await call(server.anonymous)).toMatchObject({ code: 401 });
    expect(await call(stranger)).toMatchObject({ code: 403 });
  });
});

describe('a text file', () => {
  it('is written, listed, read and renamed', async () => {
    expect(await write('rtl/empty.sv', '')).toMatchObject({ code: 200, data: { hash: EMPTY_SHA256 } });
    const file = await read('rtl/empty.sv');
    expect(file).toMatchObject({
      code: 200,
      data: { verilogName: 'empty.sv', verilogFile: '', hash: EMPTY_SHA256, generated: null },
    });
    expect(await list('rtl')).toMatchObject({
      code: 200,
      data: [{ fileName: 'empty.sv', fileNameType: 4, fileSize: 0, filePath: 'rtl/empty.sv' }],
    });
    expect(await rename('rtl/empty.sv', 'full.sv')).toMatchObject({
      data: { socVerilogPath: 'rtl/full.sv' },
    });
    expect(await read('rtl/empty.sv')).toMatchObject({ code: 404 });
    expect(await rename('rtl/full.sv', '../up.sv')).toMatchObject({ code: 601 });
    await write('rtl/other.sv', 'x');
    expect(await rename('rtl/full.sv', 'other.sv')).toMatchObject({ code: 601 });
  });

  it('is not overwritten by an edit that started from other text', async () => {
    await write('rtl/shared.sv', 'first');
    const reply = await write('rtl/shared.sv', 'second', EMPTY_SHA256);
    expect(reply).toMatchObject({ code: 601, data: { verilogFile: 'first' } });
    expect(await read('rtl/shared.sv')).toMatchObject({ data: { verilogFile: 'first' } });
    expect(await write('rtl/gone.sv', 'x', EMPTY_SHA256)).toMatchObject({
      code: 601,
      data: { gone: 'rtl/gone.sv' },
    });
  });

  it('lets one of two simultaneous edits win', async () => {
    const replies = await Promise.all([write('rtl/race.sv', 'left'), write('rtl/race.sv', 'right')]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
  });

  it('belongs to one member alone', async () => {
    const colleague = await server.newUser('colleague', DEMO);
    await write('rtl/private.sv', 'mine');
    expect(await read('rtl/private.sv', colleague)).toMatchObject({ code: 404 });
    expect(await read('demo/demo.soc.json', colleague)).toMatchObject({ code: 200 });
  });

  it('tells what was generated last', async () => {
    const path = 'gen/demo_soc/rtl/demo_soc.sv';
    const { data } = (await read(path)) as { data: { verilogFile: string; hash: string; generated: string } };
    expect(data.generated).toBe(data.verilogFile);
    await write(path, `${data.verilogFile}// edited\n`, data.hash);
    expect(await read(path)).toMatchObject({ data: { generated: data.verilogFile } });
  });

  it('of the library is read, not written', async () => {
    expect(await read('library/ip/uart/rtl/nl_uart.sv')).toMatchObject({
      code: 200,
      data: { verilogFile: expect.stringContaining('module nl_uart') },
    });
    expect(await write('library/ip/uart/rtl/nl_uart.sv', 'x')).toMatchObject({ code: 601 });
    expect(await read('library/ip/../../package.json')).toMatchObject({ code: 601 });
  });
});

describe('a path that leaves the tree', () => {
  beforeAll(async () => {
    await writeFile(join(server.folder, 'secret'), 'what lies outside');
    await symlink(join(server.folder, 'secret'), join(root, 'file-link'));
    await symlink(server.folder, join(root, 'folder-link'));
    await symlink(join(server.folder, 'nothing'), join(root, 'dangling'));
    await symlink('.git', join(root, 'git-link'));
    await symlink('demo', join(root, 'inner-link'));
  });

  it.each([
    '../secret',
    'demo/../../secret',
    '/etc/passwd',
    'demo/\u0000.sv',
    'demo\\..\\secret',
    './demo',
    'demo//demo.soc.json',
    '.git/config',
    'demo/.GIT/config',
    'file-link',
    'folder-link/secret',
    'dangling',
    'git-link/config',
    `${'a'.repeat(256)}.sv`,
  ])('%j is refused with its field and reason', async (path) => {
    const stored = await server.admin.reply(getVerilogInfoByPath, {
      body: { deptId: DEMO, socVerilogPath: path },
    });
    for (const reply of [stored, await write(path, 'x')]) {
      expect(reply.code).toBe(601);
      expect(reply.msg).toContain('socVerilogPath: ');
      expect(JSON.stringify(reply.data)).not.toContain('what lies outside');
    }
  });

  it('is not listed either', async () => {
    const { data } = (await list('')) as unknown as { data: { fileName: string }[] };
    const names = data.map(({ fileName }) => fileName);
    expect(names).toContain('inner-link');
    for (const hidden of ['.git', 'file-link', 'folder-link', 'dangling', 'git-link']) {
      expect(names).not.toContain(hidden);
    }
    expect(await list('folder-link')).toMatchObject({ code: 601 });
  });

  it('differs from a link that stays inside', async () => {
    expect(await read('inner-link/demo.soc.json')).toMatchObject({ code: 200 });
  });
});

describe('what is no text file', () => {
  it('is refused with the reason', async () => {
    await writeFile(join(root, 'binary.sv'), Buffer.from([1, 0, 2]));
    await writeFile(join(root, 'huge.sv'), Buffer.alloc(20_000_001, 'a'));
    expect(await read('binary.sv')).toMatchObject({ code: 601, msg: expect.stringContaining('binary') });
    expect(await read('huge.sv')).toMatchObject({
      code: 601,
      msg: expect.stringContaining('20000001 bytes'),
    });
    expect(await read('demo')).toMatchObject({ code: 601, msg: expect.stringContaining('not a file') });
    expect(await write('demo', 'x')).toMatchObject({ code: 601, msg: expect.stringContaining('not a file') });
    expect(await write('demo/demo.soc.json/x', 'x')).toMatchObject({ code: 601 });
    expect(await list('nowhere')).toMatchObject({ code: 404 });
    expect(await list('binary.sv')).toMatchObject({ code: 601 });
  });
});

it('register descriptions are found in every folder, links out of the tree are not', async () => {
  await write('blocks/dma/dma.regs.json', '{}');
  await write('top.regs.json', '');
  await writeFile(join(root, '../outside.regs.json'), '{}');
  await symlink(join(root, '../outside.regs.json'), join(root, 'linked.regs.json'));
  expect(await registerFiles()).toMatchObject({
    code: 200,
    data: [
      { path: 'blocks/dma/dma.regs.json', bytes: 2 },
      { path: 'demo/cores/nl_prompt/regs/nl_prompt_clic.regs.json' },
      { path: 'top.regs.json', bytes: 0 },
    ],
  });
  const body = { deptId: 'x' } as never;
  expect(await server.admin.reply(findRegisterFiles, { body })).toMatchObject({ code: 601 });
});
