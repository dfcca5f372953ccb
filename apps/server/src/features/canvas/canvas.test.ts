import {
  deleteSocCanvas,
  generationCanvas,
  getAllSocCanvas,
  getSocByCreateBy,
  getTemplate,
  getVerilogInfoByPath,
  saveOrupdateCanvas,
  selectCanvasBySocCanvasId,
  updateToVerilogJsonBySocCanvasId,
  writeFileByPath,
} from '@netloom/contract';
import type { SocCanvas } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, longestHold, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { generateDesign } from './generation/generateDesign.ts';

let server: TestServer;
let stranger: Client;
let demo: SocCanvas;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
  const [row] = await server.admin.call(getAllSocCanvas, { params: { x: DEMO } });
  demo = await server.admin.call(selectCanvasBySocCanvasId, { params: { id: row!.socCanvasId } });
});
afterAll(() => server.close());

const documentText = (name: string, title = '') =>
  `${JSON.stringify({ netloom: 'soc', version: 1, vlnv: `test:soc:${name}:1.0`, name, title })}\n`;
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
    expect(names).toEqual(['demo', 'microcontroller', 'processor', 'streams']);
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
    expect(rows.map(({ socName }) => socName)).toEqual(['demo', 'microcontroller', 'processor', 'streams']);
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

describe('generation', () => {
  const generate = (toVerilogJson: string, decisions = {}) =>
    server.admin.call(generationCanvas, {
      body: { socCanvasId: demo.socCanvasId, socName: 'demo', toVerilogJson, decisions },
    });
  const top = 'gen/demo_soc/rtl/demo_soc.sv';
  const read = async (socVerilogPath: string) =>
    server.admin.call(getVerilogInfoByPath, { body: { deptId: DEMO, socVerilogPath } });

  it('of the first start is there, and a repetition changes no byte', async () => {
    const { written, files, diagnostics } = await generate(demo.toVerilogJson);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(written).toBe(true);
    expect(new Set(files.map(({ status }) => status))).toEqual(new Set(['unchanged']));
  });

  it('puts a copy of each library source beside the design, as the file list names it', async () => {
    const { verilogFile } = await read('gen/demo_soc/demo_soc.f');
    const sources = verilogFile.split('\n').filter((line) => /^[^/+]/.test(line));
    expect(sources).toContain('gen/demo_soc/ip/uart/rtl/nl_uart.sv');
    for (const source of sources) {
      const copy = await read(source);
      const [, original] = /^gen\/demo_soc\/(ip\/.*)$/.exec(source) ?? [];
      if (original) expect(copy.verilogFile).toBe((await read(`library/${original}`)).verilogFile);
    }
  });

  it('takes the own tests of a testbench over without asking', async () => {
    const bench = 'gen/demo_soc/tb/demo_soc_tb.sv';
    const before = await read(bench);
    const put = (verilogFile: string, hash: string) =>
      server.admin.call(writeFileByPath, {
        body: { deptId: DEMO, socVerilogPath: bench, verilogFile, hash },
      });
    await put(
      before.verilogFile.replace(/(?<=task own_tests;\n) *.*/, '    check(done, "mine");'),
      before.hash,
    );
    const faster = demo.toVerilogJson.replace('"frequency": 40000000', '"frequency": 50000000');
    expect(await generate(faster)).toMatchObject({ written: true });
    const after = await read(bench);
    expect(after.verilogFile).toContain('#10.000 clk');
    expect(after.verilogFile).toContain('check(done, "mine");');
    await generate(demo.toVerilogJson);
    await put(before.verilogFile, (await read(bench)).hash);
  });

  it('asks before it overwrites a hand-edited file, and keeps it when told so', async () => {
    const before = await read(top);
    const edited = `// by hand\n${before.verilogFile}`;
    await server.admin.call(writeFileByPath, {
      body: { deptId: DEMO, socVerilogPath: top, verilogFile: edited, hash: before.hash },
    });
    const changed = demo.toVerilogJson.replace('"title": "Demo SoC"', '"title": "Another SoC"');

    const asked = await generate(changed);
    expect(asked.written).toBe(false);
    expect(asked.files.find(({ path }) => path === top)).toMatchObject({
      status: 'hand-edited',
      previous: edited,
    });
    expect((await read(top)).verilogFile).toBe(edited);

    const kept = await generate(changed, { [top]: 'keep' });
    expect(kept.written).toBe(true);
    expect((await read(top)).verilogFile).toBe(edited);
    expect(await generate(changed)).toMatchObject({ written: false });

    const overwritten = await generate(demo.toVerilogJson, { [top]: 'overwrite' });
    expect(overwritten.files.find(({ path }) => path === top)).toMatchObject({
      status: 'changed',
      previous: edited,
    });
    expect((await read(top)).verilogFile).toBe(before.verilogFile);
  });

  it('warns of an initial file that the tree does not have', async () => {
    const missing = async (text: string) =>
      (await generate(text)).diagnostics.flatMap(({ code, message }) =>
        code === 'SOC-FILE-MISSING' ? [message] : [],
      );
    expect(await missing(demo.toVerilogJson)).toEqual([]);
    expect(await missing(demo.toVerilogJson.replace('demo/sw/rom.hex', 'demo/sw/rim.hex'))).toEqual([
      'INIT_FILE of rom0: there is no file demo/sw/rim.hex',
    ]);
  });

  it('writes nothing for a document with errors', async () => {
    const broken = demo.toVerilogJson.replaceAll('netloom:ip:uart:1.0', 'netloom:ip:missing:1.0');
    const { written, files, diagnostics } = await generate(broken);
    expect({ written, files }).toEqual({ written: false, files: [] });
    expect(diagnostics.some(({ message }) => message.includes('netloom:ip:missing:1.0'))).toBe(true);
    expect(await generate('no JSON')).toMatchObject({ written: false, files: [] });
  });

  it('of ten thousand instances holds nobody up', async () => {
    await create('leaf');
    const leaves = Array.from({ length: 10_000 }, (_, index) => [
      `leaf${index}`,
      { ip: 'test:soc:leaf:1.0' },
    ]);
    const huge = { ...(JSON.parse(documentText('huge')) as object), instances: Object.fromEntries(leaves) };
    const generating = generate(JSON.stringify(huge));
    const longest = await longestHold(server, generating);
    const { written, files } = await generating;
    expect(written).toBe(true);
    expect(files.find(({ path }) => path === 'gen/huge/rtl/huge.sv')?.text).toContain('leaf9999');
    expect(longest).toBeLessThan(1000);
  });

  it('that takes too long is given up', async () => {
    const tree = await server.services.projects.tree(DEMO, 1);
    await expect(generateDesign(demo.toVerilogJson, tree, 0.001)).rejects.toMatchObject({
      code: 601,
      message: expect.stringMatching(/^toVerilogJson: .* took longer than/),
    });
  });

  it('removes what the last generation wrote and this one does not', async () => {
    const withChild = (instance: string) =>
      documentText('parent').replace(
        '"title"',
        `"clocks":{"clk":{"frequency":1000000}},"resets":{"rst_n":{"polarity":"low","clock":"clk"}},` +
          `"instances":{${instance}},"title"`,
      );
    const first = await generate(withChild(''));
    expect(first.written).toBe(true);
    const child = await create('child');
    const second = await generate(withChild('"child0":{"ip":"test:soc:child:1.0"}'));
    expect(second.files.map(({ path }) => path)).toContain('gen/parent/rtl/child.sv');
    expect(second.written).toBe(true);
    await generate(withChild(''));
    const reply = await server.admin.reply(getVerilogInfoByPath, {
      body: { deptId: DEMO, socVerilogPath: 'gen/parent/rtl/child.sv' },
    });
    expect(reply).toMatchObject({ code: 404 });
    expect(child.path).toBe('child/child.soc.json');
  });
});

describe('getTemplate', () => {
  it('gives an empty module or a testbench of the canvas', async () => {
    const module = await server.admin.call(getTemplate, {
      query: { deptId: DEMO, template: 'module', name: 'blinker' },
    });
    expect(module).toMatchObject({ name: 'blinker.sv', text: expect.stringMatching(/^module blinker \(/) });
    const bench = await server.admin.call(getTemplate, {
      query: { deptId: DEMO, template: 'testbench', socCanvasId: demo.socCanvasId },
    });
    expect(bench).toMatchObject({
      name: 'demo_soc_tb.sv',
      text: expect.stringContaining('module demo_soc_tb'),
    });
    const query = { deptId: DEMO, template: 'module', name: '1st' } as const;
    expect(await server.admin.reply(getTemplate, { query })).toMatchObject({ code: 601 });
    const noCanvas = { deptId: DEMO, template: 'testbench' } as const;
    expect(await server.admin.reply(getTemplate, { query: noCanvas })).toMatchObject({ code: 601 });
  });
});

describe('a save that renames a block', () => {
  const cell = (name: string) =>
    `${JSON.stringify({
      ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:cell:1.0', name: 'cell' },
      instances: { [name]: { ip: 'netloom:ip:rom:1.0' } },
    })}\n`;
  const holder = `${JSON.stringify({
    ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:holder:1.0', name: 'holder' },
    instances: { cell0: { ip: 'test:soc:cell:1.0', patch: { '/instances/rom0/description': 'Its own' } } },
  })}\n`;
  const layoutJson = JSON.stringify({
    ...{ netloom: 'layout', version: 1, blocks: {} },
    insides: { cell0: { blocks: { rom0: { x: 40, y: 80 } } } },
  });
  const store = (
    socName: string,
    toVerilogJson: string,
    more: { socCanvasId?: number; layoutJson?: string } = {},
  ) => server.admin.call(saveOrupdateCanvas, { body: { deptId: DEMO, socName, toVerilogJson, ...more } });

  it('lets overrides of other documents follow, and says so', async () => {
    const inner = await store('cell', cell('rom0'));
    const outer = await store('holder', holder, { layoutJson });
    expect(await store('cell', cell('boot'), { socCanvasId: inner.socCanvasId })).toMatchObject({
      followed: ['holder/holder.soc.json'],
    });
    const now = await server.admin.call(selectCanvasBySocCanvasId, { params: { id: outer.socCanvasId } });
    expect(JSON.parse(now.layoutJson)).toMatchObject({
      insides: { cell0: { blocks: { boot: { x: 40, y: 80 } } } },
    });
    expect(JSON.parse(now.toVerilogJson)).toMatchObject({
      instances: { cell0: { patch: { '/instances/boot/description': 'Its own' } } },
    });
    expect(await store('cell', cell('boot'), { socCanvasId: inner.socCanvasId })).not.toHaveProperty(
      'followed',
    );
  });
});
