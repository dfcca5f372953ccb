import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  applyDept,
  createBug,
  createGroup,
  createManagerSystemNotice,
  createTask,
  createTicket,
  getAllSocCanvas,
  getUserInfo,
  insertDept,
  insertDictData,
  insertDictType,
  insertMenu,
  inviteDept,
  leaveChat,
  saveSchedule,
  saveSocModule,
  sendMessage,
} from '@netloom/contract';
import type { RunRequest } from '@netloom/contract';
import { insertRun } from '../../src/features/runs/repository.ts';
import { bisects } from '../../src/features/bisect/tables.ts';
import { regressionResults, regressions } from '../../src/features/regression/tables.ts';
import { builtInLibrary } from '../../src/features/library/index.ts';
import { DEMO, startTestServer } from '../testServer.ts';
import type { Client, TestServer } from '../testServer.ts';

/** One of everything that a call can be about, in the demo project and in the installation. */
export interface World {
  server: TestServer;
  /** Leads a project of his own, and has nothing to do with the demo project. */
  outsider: Client;
  outsiderDept: number;
  /** A user who is nobody's target but the attacks'. */
  victimId: number;
  victimSession: number;
  canvasId: number;
  moduleId: number;
  /** Finished, of the demo project. */
  runId: string;
  /** A regression of the demo project, and what one of its simulations came to. */
  regressionId: string;
  resultId: number;
  bisectId: number;
  bugId: number;
  taskId: number;
  scheduleId: number;
  dictId: number;
  dictCode: number;
  menuId: number;
  inviteId: number;
  applyId: number;
  backup: string;
  /** A group of the demo project with the victim in it, and a message of the administrator there. */
  chatId: number;
  messageId: number;
  /** Of the demo project; was in that group, and left it. */
  former: Client;
  /** To the demo project. */
  noticeId: number;
  ticketId: number;
  request: RunRequest;
}

export async function buildWorld(): Promise<World> {
  const server = await startTestServer();
  const { admin } = server;
  const victim = await server.newUser('victim', DEMO);
  const outsider = await server.newUser('outsider');
  const { deptId: outsiderDept } = await outsider.call(insertDept, { body: { name: 'Elsewhere' } });
  const applicant = await server.newUser('applicant');
  const { inviteId, inviteCode } = await admin.call(inviteDept, { query: { deptId: DEMO, roleId: 11 } });
  const { applyId } = await applicant.call(applyDept, { query: { inviteCode } });
  const dictionary = { dictName: 'Colours', dictType: 'colours' };
  const { dictId } = await admin.call(insertDictType, { body: dictionary });
  const entry = { dictId, dictLabel: 'Red', dictValue: 'red' };
  const { dictCode } = await admin.call(insertDictData, { body: entry });
  const { menuId } = await admin.call(insertMenu, {
    body: {
      kind: 'link',
      parentId: null,
      position: 50,
      title: 'Wiki',
      icon: 'book',
      url: 'https://wiki.example/',
      permission: null,
      affix: false,
      status: 0,
    },
  });
  const backup = 'some.tar.gz';
  await writeFile(join(server.services.folder.backups, backup), 'not to be had');
  const { runId, request, scheduleId } = await addRunAndSchedule(server);
  const { userId: victimId } = await victim.call(getUserInfo);
  return {
    server,
    outsider,
    outsiderDept,
    victimId,
    ...(await addTalk(server, victimId)),
    ...(await addRegression(server, request)),
    victimSession: await sessionOf(server, 'victim'),
    canvasId: (await admin.call(getAllSocCanvas, { params: { x: DEMO } }))[0]!.socCanvasId,
    moduleId: await addModule(server),
    ...{ runId, request, scheduleId, dictId, dictCode, menuId, inviteId, applyId, backup },
  };
}

async function addRunAndSchedule({ services, admin }: TestServer) {
  const request: RunRequest = {
    kind: 'lint',
    deptId: DEMO,
    top: 'demo',
    fileList: '',
    testbench: '',
    priority: 'normal',
    seconds: 60,
    memoryMegabytes: 512,
    diskMegabytes: 512,
  };
  const tree = await services.projects.writeTree(DEMO, 1);
  const { runId } = await insertRun(services.database, {
    ...{
      runId: randomUUID(),
      deptId: DEMO,
      kind: 'lint',
      title: 'Lint',
      top: 'demo',
      createBy: 1,
      tree,
      request,
    },
    ...{ state: 'finished', verdict: 'passed', finishTime: new Date(), stored: true },
  });
  const schedule = { deptId: DEMO, name: 'Nightly', cron: '0 3 * * *', enabled: false, request };
  const { scheduleId } = await admin.call(saveSchedule, { body: schedule });
  return { runId, request, scheduleId };
}

async function addRegression({ admin, services: { database, projects } }: TestServer, request: RunRequest) {
  const [runId, tree] = [randomUUID(), await projects.writeTree(DEMO, 1)];
  const plan = { name: 'core', path: 'demo/core.regress.json', tree, branch: 'main', caseNum: 1 };
  await database
    .insert(regressions)
    .values({ ...plan, runId, deptId: DEMO, createBy: 1, createTime: new Date(), finishTime: new Date() });
  const result = { caseName: 'multiply', caseIndex: 0, build: 'muldiv', plusargs: '', seed: 1 };
  const [row] = await database
    .insert(regressionResults)
    .values({
      ...{ ...result, runId, deptId: DEMO, childRunId: runId },
      ...{ verdict: 'passed', message: 'secret word', repeatKey: 'attacked' },
    })
    .returning({ resultId: regressionResults.resultId });
  const bug = { deptId: DEMO, title: 'Attacked', label: 'RTL', description: 'secret word' };
  const { bugId } = await admin.call(createBug, { body: bug });
  const { taskId } = await admin.call(createTask, { body: { deptId: DEMO, title: 'Attacked' } });
  const { resultId } = row!;
  const search = { caseName: 'multiply', seed: 1, good: '0'.repeat(40), bad: '1'.repeat(40) };
  const ended = { outcome: 'found' as const, createBy: 1, finishTime: new Date() };
  const [found] = await database
    .insert(bisects)
    .values({ deptId: DEMO, resultId, ...search, ...ended, request })
    .returning({ bisectId: bisects.bisectId });
  return { regressionId: runId, resultId, bisectId: found!.bisectId, bugId, taskId };
}

async function addTalk(server: TestServer, victimId: number) {
  const { admin } = server;
  const former = await server.newUser('former', DEMO);
  const { userId: formerId } = await former.call(getUserInfo);
  const group = { deptId: DEMO, title: 'Attacked', userIds: [victimId, formerId] };
  const { privateChatId: chatId } = await admin.call(createGroup, { body: group });
  const said = { privateChatId: chatId, content: 'secret word' };
  const { messageId } = await admin.call(sendMessage, { body: said });
  await former.call(leaveChat, { body: { privateChatId: chatId } });
  const notice = { type: 'dept' as const, deptId: DEMO, title: 'Attacked' };
  const { systemNoticeId: noticeId } = await admin.call(createManagerSystemNotice, { body: notice });
  const { ticketId } = await admin.call(createTicket, { body: { subject: 'Attacked' } });
  return { chatId, messageId, former, noticeId, ticketId };
}

async function addModule({ admin }: TestServer): Promise<number> {
  const sram = builtInLibrary.find(({ entry }) => entry.folder === 'ip/sram')!;
  const socModuleJson = JSON.stringify({ ...sram.entry.descriptor, vlnv: 'test:attack:block:1.0' });
  const body = { deptId: DEMO, folder: 'ip/attacked', socModuleJson };
  return (await admin.call(saveSocModule, { body })).socModuleId!;
}

async function sessionOf({ services }: TestServer, userName: string): Promise<number> {
  const found = await services.pool.query<{ id: number }>(
    'SELECT session_id AS id FROM sessions JOIN users USING (user_id) WHERE user_name = $1',
    [userName],
  );
  return found.rows[0]!.id;
}
