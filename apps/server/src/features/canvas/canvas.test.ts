import {
  deleteSocCanvas,
  generationCanvas,
  getAllSocCanvas,
  getSocByCreateBy,
  saveOrupdateCanvas,
  selectCanvasBySocCanvasId,
  updateToVerilogJsonBySocCanvasId,
} from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
  // The first canvas of the demo is known from the first look on.
  await server.admin.call(getAllSocCanvas, { params: { x: DEMO } });
});
afterAll(() => server.close());

const documentText = (name: string, title = '') =>
  `${JSON.stringify({ netloom: 'soc', version: 1, vlnv: `test:soc:${name}:1.0`, name, title })}\n`;
const DEMO_NAMES = ['demo', 'microcontroller', 'processor', 'realtime', 'safety', 'streams'];
const LAYOUT = '{ "netloom": "layout", "version": 1, "blocks": {} }\n';
const create = (name: string) =>
  server.admin.call(saveOrupdateCanvas, {
    body: { deptId: DEMO, socName: name, toVerilogJson: documentText(name), layoutJson: LAYOUT },
  });

describe('who may', () => {
  const id = { params: { id: 1 } };
  const body = { socCanvasId: 1, deptId: DEMO, socName: 'a', toVerilogJson: '', layoutJson: '', hash: '' };
  it.each([
    ['getAllSocCanvas', (client: Client) => client.reply(getAllSocCanvas, { params: { x: DEMO } })],
    ['selectCanvas', (client: Client) => client.reply(selectCanvasBySocCanvasId, id)],
    ['save', (client: Client) => client.reply(saveOrupdateCanvas, { body })],
    ['update', (client: Client) => client.reply(updateToVerilogJsonBySocCanvasId, { body })],
    ['delete', (client: Client) => client.reply(deleteSocCanvas, id)],
    ['generate', (client: Client) => client.reply(generationCanvas, { body })],
  ])('%s is for members of the department', async (_name, call) => {
    expect(await call(server.anonymous)).toMatchObject({ code: 401 });
    expect(await call(stranger)).toMatchObject({ code: 403 });
  });

  it('the canvases that I created are mine alone', async () => {
    expect(await server.anonymous.reply(getSocByCreateBy)).toMatchObject({ code: 401 });
    expect(await stranger.call(getSocByCreateBy)).toEqual([]);
    expect((await server.admin.call(getSocByCreateBy)).map(({ socName }) => socName)).toContain('demo');
  });

  it('an unknown canvas is not found', async () => {
    expect(await server.admin.reply(selectCanvasBySocCanvasId, { params: { id: 9999 } })).toMatchObject({
      code: 404,
    });
    expect(
      await server.admin.reply(selectCanvasBySocCanvasId, { params: { id: 'x' as never } }),
    ).toMatchObject({
      code: 601,
    });
  });
});

describe('a canvas', () => {
  it('is created, saved byte by byte, and deleted', async () => {
    const made = await create('first');
    expect(made).toMatchObject({ socName: 'first', path: 'first/first.soc.json', createBy: 'admin' });
    const toVerilogJson = `  ${documentText('first', 'Größe 漢字')}\n`;
    const saved = await server.admin.call(saveOrupdateCanvas, {
      body: { ...made, toVerilogJson, layoutJson: LAYOUT, hash: made.hash },
    });
    const read = await server.admin.call(selectCanvasBySocCanvasId, { params: { id: made.socCanvasId } });
    expect(read).toEqual(saved);
    expect(read.toVerilogJson).toBe(toVerilogJson);
    await server.admin.call(deleteSocCanvas, { params: { id: made.socCanvasId } });
    const names = (await server.admin.call(getAllSocCanvas, { params: { x: DEMO } })).map(
      ({ socName }) => socName,
    );
    expect(names).toEqual(DEMO_NAMES);
  });

  it('of a name that exists is not created again', async () => {
    await create('twice');
    await expect(create('twice')).rejects.toThrow('601: socName: twice/twice.soc.json exists already');
  });

  it('with a name that is no identifier is refused', async () => {
    await expect(create('../evil')).rejects.toThrow(
      '601: body.socName: Soc name: expected a Verilog identifier',
    );
  });

  it('with a bad document is refused with line and reason, and what is stored stays', async () => {
    const made = await create('sound');
    const update = (toVerilogJson: string) =>
      server.admin.reply(updateToVerilogJsonBySocCanvasId, {
        body: { socCanvasId: made.socCanvasId, toVerilogJson, hash: made.hash },
      });
    expect(await update('{\n  "netloom": ]')).toMatchObject({
      code: 601,
      msg: expect.stringContaining('line 2'),
    });
    const newer = documentText('sound').replace('"version":1', '"version":99');
    expect(await update(newer)).toMatchObject({ code: 601, msg: expect.stringContaining('99') });
    expect(await update(documentText('sound').replace('"netloom":"soc"', '"netloom":"ip"'))).toMatchObject({
      code: 601,
    });
    const read = await server.admin.call(selectCanvasBySocCanvasId, { params: { id: made.socCanvasId } });
    expect(read.toVerilogJson).toBe(documentText('sound'));
  });

  it('is seen by a colleague only in his own tree', async () => {
    const made = await create('mine');
    const colleague = await server.newUser('colleague', DEMO);
    const rows = await colleague.call(getAllSocCanvas, { params: { x: DEMO } });
    expect(rows.map(({ socName }) => socName)).toEqual(DEMO_NAMES);
    const reply = await colleague.reply(selectCanvasBySocCanvasId, { params: { id: made.socCanvasId } });
    expect(reply).toMatchObject({ code: 404, msg: expect.stringContaining('pull') });
  });
});

describe('a save from another starting point', () => {
  it('answers what is stored and writes nothing', async () => {
    const made = await create('contested');
    const save = (title: string, hash: string) =>
      server.admin.reply(updateToVerilogJsonBySocCanvasId, {
        body: { socCanvasId: made.socCanvasId, toVerilogJson: documentText('contested', title), hash },
      });
    expect(await save('mine', made.hash)).toMatchObject({ code: 200 });
    const conflict = await save('theirs', made.hash);
    expect(conflict).toMatchObject({
      code: 601,
      data: { conflict: true, toVerilogJson: documentText('contested', 'mine'), layoutJson: LAYOUT },
    });
    // The reply's hash leads on, and a repeated save of what is stored is no conflict.
    expect(await save('merged', (conflict.data as { hash: string }).hash)).toMatchObject({ code: 200 });
    expect(await save('merged', made.hash)).toMatchObject({ code: 200 });
  });
});

describe('a layout', () => {
  const laid = (x: number) => LAYOUT.replace('{} }', `{ "cpu0": { "x": ${x}, "y": 0 } } }`);

  it('that somebody else stored is not overwritten by a save that started from another one', async () => {
    const made = await create('laid');
    const moved = await server.admin.call(saveOrupdateCanvas, { body: { ...made, layoutJson: laid(8) } });
    expect(moved.hash).toBe(made.hash);
    const toVerilogJson = documentText('laid', 'mine');
    const late = await server.admin.reply(saveOrupdateCanvas, {
      body: { ...made, toVerilogJson, layoutJson: laid(16) },
    });
    expect(late).toMatchObject({
      code: 601,
      msg: expect.stringContaining('laid.layout.json was changed'),
      data: { conflict: true, layoutJson: laid(8), layoutHash: moved.layoutHash },
    });
    const read = await server.admin.call(selectCanvasBySocCanvasId, { params: { id: made.socCanvasId } });
    expect(read).toMatchObject({ hash: made.hash, layoutJson: laid(8) });
    expect(
      await server.admin.call(saveOrupdateCanvas, {
        body: { ...made, toVerilogJson, layoutJson: laid(16), layoutHash: moved.layoutHash },
      }),
    ).toMatchObject({ toVerilogJson, layoutJson: laid(16) });
  });
});

describe('a deleted canvas', () => {
  it('is not made again by a save that started from it, only by one that says so', async () => {
    const made = await create('deleted');
    await server.admin.call(deleteSocCanvas, { params: { id: made.socCanvasId } });
    expect(await server.admin.reply(saveOrupdateCanvas, { body: made })).toMatchObject({
      code: 601,
      data: { gone: 'deleted/deleted.soc.json' },
    });
    const { socCanvasId, toVerilogJson } = await server.admin.call(saveOrupdateCanvas, {
      body: { ...made, hash: '', layoutHash: undefined },
    });
    expect([socCanvasId, toVerilogJson]).toEqual([made.socCanvasId, made.toVerilogJson]);
  });
});
