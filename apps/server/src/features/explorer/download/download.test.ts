import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commonDownload,
  deleteFile,
  downloadResource,
  downloadZip,
  exportZip,
  joinPaths,
  savePathPermission,
  writeFileByPath,
} from '@netloom/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { download } from '../../../../test/upload.ts';

let server: TestServer;
let engineer: Client;
beforeAll(async () => {
  server = await startTestServer();
  engineer = await server.newUser('engineer', DEMO);
  const { root } = await server.services.projects.tree(DEMO, 1);
  await mkdir(join(root, 'dl/empty'), { recursive: true });
  await writeFile(join(root, 'dl/ü, "x".sv'), 'text');
  await writeFile(join(server.folder, 'secret'), 'secret');
  await symlink(join(server.folder, 'secret'), join(root, 'dl/out'));
  await symlink(server.folder, join(root, 'dl/out-folder'));
});
afterAll(() => server.close());

const zip = (paths: string[], client = server.admin) =>
  download(client, downloadZip, { deptId: DEMO, path: joinPaths(paths) });
const resource = (path: string) => download(server.admin, downloadResource, { deptId: DEMO, resource: path });

describe('a download', () => {
  it('is the file, under its own name', async () => {
    const { status, headers, bytes } = await resource('dl/ü, "x".sv');
    expect(status).toBe(200);
    expect(Buffer.from(bytes).toString()).toBe('text');
    // RFC 8187, 3.2.1.
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%BC%2C%20%22x%22.sv");
  });

  it.each(['dl/out', '../secret', '.git/config', 'dl/out-folder/secret', 'dl', 'x\u0000'])(
    'of %j is refused as JSON',
    async (path) => {
      const { status, json } = await resource(path);
      expect(status).toBe(422);
      expect(json()).toMatchObject({ code: 601 });
    },
  );

  it('as zip holds what is there, and nothing that links lead out to', async () => {
    const { headers, bytes } = await zip(['dl']);
    expect(headers.get('content-disposition')).toContain('filename="dl.zip"');
    expect(Object.keys(unzipSync(bytes)).sort()).toEqual(['dl/', 'dl/empty/', 'dl/ü, "x".sv']);
    expect(
      Object.keys(unzipSync((await zip(['.'])).bytes)).filter((name) => name.startsWith('.git/')),
    ).toEqual([]);
    expect((await zip(['dl', 'missing'])).status).toBe(404);
    expect((await zip(['dl'], server.anonymous)).status).toBe(401);
    expect((await zip(['dl'], await server.newUser('stranger'))).status).toBe(403);
  });

  it('that was made for one user goes to him alone, and once when he says so', async () => {
    const body = { deptId: DEMO, filePaths: ['dl'] };
    const { fileName } = await server.admin.call(exportZip, { body });
    const get = (client: Client, name: string, method = 'GET') =>
      download(client, commonDownload, { fileName: name, delete: 'true' }, method);
    expect((await get(server.admin, fileName, 'HEAD')).bytes).toHaveLength(0);
    expect((await get(engineer, fileName)).status).toBe(404);
    expect((await get(server.admin, `../1/${fileName}`)).status).toBe(404);
    const { bytes } = await get(server.admin, fileName);
    expect(Object.keys(unzipSync(bytes))).toContain('dl/ü, "x".sv');
    await expect.poll(async () => (await get(server.admin, fileName)).status).toBe(404);
  });
});

describe('a protected path', () => {
  const protect = (path: string, roleIds: 12[] | null, client = server.admin) =>
    client.reply(savePathPermission, { body: { deptId: DEMO, path, roleIds } });
  const write = (socVerilogPath: string, client: Client) =>
    client.reply(writeFileByPath, { body: { deptId: DEMO, socVerilogPath, verilogFile: 'x', hash: '' } });
  const remove = (path: string, client: Client) =>
    client.reply(deleteFile, { body: { deptId: DEMO, resourcePath: path } });

  it('is written by the roles that may, and by none other, whatever the path looks like', async () => {
    expect(await protect('demo/tb', [12], engineer)).toMatchObject({ code: 403 });
    expect(await protect('demo/tb', [12])).toMatchObject({
      code: 200,
      data: [{ path: 'demo/tb', roleIds: [12] }],
    });
    for (const path of ['demo/tb/new.sv', 'demo/TB/new.sv'])
      expect(await write(path, engineer)).toMatchObject({
        code: 601,
        msg: expect.stringContaining('protected'),
      });
    expect(await remove('demo', engineer)).toMatchObject({ code: 601 });
    expect(await write('demo/free.sv', engineer)).toMatchObject({ code: 200 });
    expect(await write('demo/tb/new.sv', server.admin)).toMatchObject({ code: 200 });
    expect(await protect('demo/tb', null)).toMatchObject({ code: 200, data: [] });
    expect(await write('demo/tb/new.sv', engineer)).toMatchObject({ code: 200 });
  });
});
