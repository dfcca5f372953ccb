import {
  deleteSysDeptByDeptId,
  fileWriteFile,
  findFilePath,
  getAllSocCanvas,
  getVerilogInfoByPath,
  saveOrupdateCanvas,
  selectCanvasBySocCanvasId,
  selectDeptById,
  selectDeptList,
  switchDept,
  updateToVerilogJsonBySocCanvasId,
  writeFileByPath,
} from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGitProject, joinGitProject } from '../../test/gitProject.ts';
import { DEMO, startTestServer } from '../../test/testServer.ts';
import type { Client, TestServer } from '../../test/testServer.ts';

let server: TestServer;
let member: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.newUser('member', DEMO);
  stranger = await server.newUser('stranger');
});
afterAll(() => server.close());

it('is the one that the session works in, where a call names none', async () => {
  const listed = await member.call(findFilePath, { body: { resourcePath: '' } });
  expect(listed.map(({ fileName }) => fileName)).toContain('demo');
  const other = await newGitProject(server, 'other', '');
  await joinGitProject(server, member, other);
  await member.call(switchDept, { body: { deptId: other } });
  const elsewhere = await member.call(findFilePath, { body: { resourcePath: '' } });
  expect(elsewhere.map(({ fileName }) => fileName)).not.toContain('demo');
  // What is named counts.
  const named = await member.call(findFilePath, { body: { deptId: DEMO, resourcePath: '' } });
  expect(named).toEqual(listed);
  await member.call(switchDept, { body: { deptId: DEMO } });
});

it('is asked for from who works in none, and authorised as if it were named', async () => {
  expect(await stranger.reply(findFilePath, { body: { resourcePath: '' } })).toMatchObject({
    code: 601,
    data: { issues: [{ path: 'body.deptId' }] },
  });
  expect(await stranger.reply(findFilePath, { body: { deptId: DEMO, resourcePath: '' } })).toMatchObject({
    code: 403,
  });
  expect(await server.anonymous.reply(findFilePath, { body: { resourcePath: '' } })).toMatchObject({
    code: 401,
  });
});

it('a save without a hash is of the file as it is now; with one it is guarded', async () => {
  const path = { socVerilogPath: 'rtl/letter.v' };
  const first = await member.call(writeFileByPath, {
    body: { ...path, verilogFile: 'module a;\nendmodule\n' },
  });
  await member.call(writeFileByPath, { body: { ...path, verilogFile: 'module b;\nendmodule\n' } });
  const late = { ...path, verilogFile: 'module c;\nendmodule\n', hash: first.hash };
  expect(await member.reply(writeFileByPath, { body: late })).toMatchObject({ code: 601 });
  expect((await member.call(getVerilogInfoByPath, { body: path })).verilogFile).toContain('module b;');
  const written = await member.call(fileWriteFile, { body: { filePath: 'rtl/plain.v', content: 'x' } });
  expect(written.filePath).toBe('rtl/plain.v');

  const [demo] = await member.call(getAllSocCanvas, { params: { x: DEMO } });
  const { toVerilogJson } = await member.call(selectCanvasBySocCanvasId, {
    params: { id: demo!.socCanvasId },
  });
  const made = await member.call(saveOrupdateCanvas, { body: { socName: 'letter', toVerilogJson } });
  const { socCanvasId, hash } = made;
  const spaced = toVerilogJson.replace('{', '{ ');
  const saved = await member.call(updateToVerilogJsonBySocCanvasId, {
    body: { socCanvasId, toVerilogJson: spaced },
  });
  expect(saved.toVerilogJson).toBe(spaced);
  const lost = { socCanvasId, toVerilogJson, hash: 'f'.repeat(64) };
  expect(await member.reply(updateToVerilogJsonBySocCanvasId, { body: lost })).toMatchObject({
    code: 601,
    data: { conflict: true },
  });
  expect(hash).not.toBe(saved.hash);
});

it('a project tells its members, and is dissolved by its id alone, or with its right name', async () => {
  const { rows } = await server.admin.call(selectDeptList, { body: {} });
  const demo = rows.find(({ deptId }) => deptId === DEMO)!;
  expect(demo.member).toEqual(expect.arrayContaining([1]));
  expect(demo.memberCount).toBe(demo.member.length);
  expect((await member.call(selectDeptById, { params: { id: DEMO } })).member).toEqual(demo.member);
  const deptId = await newGitProject(server, 'short-lived', '');
  const dissolve = (query: { deptName?: string }) =>
    server.admin.reply(deleteSysDeptByDeptId, { params: { id: deptId }, query });
  expect(await dissolve({ deptName: 'another' })).toMatchObject({ code: 601 });
  expect(await dissolve({})).toMatchObject({ code: 200 });
});
