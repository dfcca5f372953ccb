import {
  generationCanvas,
  getAllSocCanvas,
  getTemplate,
  getVerilogInfoByPath,
  saveOrupdateCanvas,
  selectCanvasBySocCanvasId,
  writeFileByPath,
} from '@netloom/contract';
import type { SocCanvas } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, longestHold, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import { generateDesign } from './generateDesign.ts';

let server: TestServer;
let demo: SocCanvas;
beforeAll(async () => {
  server = await startTestServer();
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
    await expect(
      generateDesign({ path: demo.path, text: demo.toVerilogJson }, tree, 0.001),
    ).rejects.toMatchObject({
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
