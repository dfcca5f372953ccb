import {
  DEFAULT_PERMISSIONS,
  ROLE_IDS,
  deleteSysDeptByDeptId,
  generationCanvas,
  getAllSocCanvas,
  getTour,
  getUserInfo,
  insertDept,
  insertSample,
  openTour,
  restoreDept,
  saveOrupdateCanvas,
  selectCanvasBySocCanvasId,
  selectMyDeptList,
  switchDept,
  updateRole,
} from '@netloom/contract';
import type { Permission } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { insertRun } from '../runs/repository.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const sample = (client: Client) => client.call(insertSample);

describe('the sample project', () => {
  it('is the user’s own with the demo SoC, however often and fast he asks', async () => {
    const mei = await server.newUser('mei');
    const rows = await Promise.all([sample(mei), sample(mei), sample(mei)]);
    expect(new Set(rows.map(({ deptId }) => deptId)).size).toBe(1);
    const { deptId, ...row } = rows[0];
    expect(row).toMatchObject({ deptName: 'Sample of mei', memberCount: 1, roleId: 9, isDefault: true });
    expect((await sample(mei)).deptId).toBe(deptId);
    const canvases = await mei.call(getAllSocCanvas, { params: { x: deptId } });
    expect(canvases.map(({ path }) => path)).toEqual([
      'demo/demo.soc.json',
      'demo/microcontroller.soc.json',
      'demo/processor.soc.json',
      'demo/realtime.soc.json',
      'demo/safety.soc.json',
      'demo/streams.soc.json',
    ]);
    expect(await mei.call(selectMyDeptList)).toHaveLength(1);
  });

  it('takes a name that is free', async () => {
    await server.admin.call(insertDept, { body: { name: 'sample of TAKEN' } });
    const taken = await server.newUser('taken');
    expect((await sample(taken)).deptName).toBe('Sample of taken 2');
  });

  it('is made anew once it was dissolved or left, and the old one can come back', async () => {
    const ann = await server.newUser('ann');
    const { deptId, deptName } = await sample(ann);
    await ann.call(deleteSysDeptByDeptId, { params: { id: deptId }, query: { deptName } });
    const second = await sample(ann);
    expect(second.deptId).not.toBe(deptId);
    const { deptName: name } = second;
    await ann.call(deleteSysDeptByDeptId, { params: { id: second.deptId }, query: { deptName: name } });
    expect(await server.admin.call(restoreDept, { body: { deptId } })).toMatchObject({ status: 0 });
    expect((await sample(ann)).deptName).toBe('Sample of ann 2');
  });

  it('is refused where the role may create no projects', async () => {
    const change = (permissions: Permission[]) =>
      server.admin.call(updateRole, { body: { roleId: ROLE_IDS.visitor, permissions } });
    const visitor = await server.newUser('visitor');
    await change(['project:join']);
    expect((await visitor.reply(insertSample)).code).toBe(403);
    expect(await visitor.call(selectMyDeptList)).toEqual([]);
    expect((await visitor.call(getTour)).open).toBe(false);
    await change([...DEFAULT_PERMISSIONS.visitor]);
    expect((await server.anonymous.reply(insertSample)).code).toBe(401);
  });
});

describe('the guided tour', () => {
  it('is ticked by what the user did, not by what the sample holds', async () => {
    const bo = await server.newUser('bo');
    expect(await bo.call(getTour)).toEqual({ open: false, done: [], passedRunId: null });
    const { deptId } = await sample(bo);
    await bo.call(switchDept, { body: { deptId } });
    expect(await bo.call(getTour)).toEqual({ open: true, done: [], passedRunId: null });

    const [row] = await bo.call(getAllSocCanvas, { params: { x: deptId } });
    const { socCanvasId, socName } = row!;
    const canvas = await bo.call(selectCanvasBySocCanvasId, { params: { id: socCanvasId } });
    const { toVerilogJson, layoutJson } = canvas;
    const refused = { deptId, socCanvasId, socName, toVerilogJson: '{', layoutJson };
    expect((await bo.reply(saveOrupdateCanvas, { body: refused })).code).not.toBe(200);
    expect((await bo.call(getTour)).done).toEqual([]);
    const body = { deptId, socCanvasId, socName, toVerilogJson, layoutJson };
    await bo.call(saveOrupdateCanvas, { body });
    await vi.waitUntil(async () => (await bo.call(getTour)).done.join() === 'draw', { timeout: 30_000 });

    await bo.call(generationCanvas, { body: { toVerilogJson, socCanvasId, socName } });
    await vi.waitUntil(async () => (await bo.call(getTour)).done.length === 2, { timeout: 30_000 });
  });
  it('takes a simulation that passed, and none that failed or is another’s', async () => {
    const cy = await server.newUser('cy', DEMO);
    await cy.call(openTour, { body: { open: true } });
    const di = await server.newUser('di', DEMO);
    const { userId } = await cy.call(getUserInfo);
    const ended = (verdict: 'passed' | 'failed', runId: string) =>
      insertRun(server.services.database, {
        ...{ runId, deptId: DEMO, kind: 'simulate', title: 'demo', state: 'finished', verdict },
        ...{ createBy: userId, tree: '', request: {} as never },
      });
    await ended('failed', '00000000-0000-4000-8000-000000000001');
    expect((await cy.call(getTour)).done).toEqual([]);
    const passedRunId = '00000000-0000-4000-8000-000000000002';
    await ended('passed', passedRunId);
    expect(await cy.call(getTour)).toEqual({ open: true, done: ['run'], passedRunId });
    await server.services.pool.query('DELETE FROM runs');
    expect(await cy.call(getTour)).toEqual({ open: true, done: ['run'], passedRunId: null });
    await di.call(openTour, { body: { open: true } });
    expect((await di.call(getTour)).done).toEqual([]);
  });

  it('is closed and opened again', async () => {
    const ed = await server.newUser('ed');
    expect(await ed.call(openTour, { body: { open: true } })).toMatchObject({ open: true });
    expect(await ed.call(openTour, { body: { open: false } })).toMatchObject({ open: false });
    expect(await ed.call(getTour)).toMatchObject({ open: false });
    expect((await server.anonymous.reply(getTour)).code).toBe(401);
  });
});
