import { getAllSocModule, getVerilogInfoByPath, libJsonByVerilog } from '@netloom/contract';
import type { Reply, ReplyOf } from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, longestHold, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { readInWorker } from './readInWorker.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

type Imported = ReplyOf<typeof libJsonByVerilog>;

async function upload(
  files: Record<string, string | Uint8Array<ArrayBuffer>>,
  options: object,
  client: Client = server.admin,
): Promise<Reply<Imported>> {
  const body = new FormData();
  body.append('options', JSON.stringify({ deptId: DEMO, folder: 'imported', ...options }));
  for (const [path, content] of Object.entries(files)) body.append('files', new Blob([content]), path);
  const response = await fetch(client.url(libJsonByVerilog), {
    method: 'POST',
    headers: client.headers,
    body,
  });
  return (await response.json()) as Reply<Imported>;
}

const COUNTER = `// Counts.
module counter #(parameter WIDTH = 8) (input logic clk, output logic [WIDTH-1:0] count);
endmodule
`;
const TOP = `\`include "sizes.vh"
module top (input logic clk, output logic [\`SIZE-1:0] count);
  counter #(.WIDTH(\`SIZE)) u (.clk, .count);
endmodule
`;
const descriptorOf = ({ socModuleJson }: { socModuleJson: string }) =>
  JSON.parse(socModuleJson) as IpDescriptor;

describe('a preview', () => {
  it('has a block for each module with its place, and writes nothing', async () => {
    const files = { 'rtl/counter.sv': COUNTER, 'rtl/top.sv': TOP, 'include/sizes.vh': '`define SIZE 12\n' };
    const { code, data } = await upload(files, {});
    expect(code).toBe(200);
    expect(data.diagnostics).toEqual([]);
    expect(data.modules).toMatchObject([
      { file: 'rtl/counter.sv', line: 2, instantiated: true },
      { file: 'rtl/top.sv', line: 2, instantiated: false },
    ]);
    expect(descriptorOf(data.modules[0]!).ports.map(({ name, width }) => [name, width])).toEqual([
      ['clk', '1'],
      ['count', 'WIDTH'],
    ]);
    const body = { deptId: DEMO, socVerilogPath: 'imported/rtl/top.sv' };
    expect(await server.admin.reply(getVerilogInfoByPath, { body })).toMatchObject({ code: 404 });
  });

  it('follows a file list with defines, include folders and nested lists', async () => {
    const files = {
      'sim/all.f': '// sources\n+incdir+include\n-f rtl.f\n-timescale 1ns\n',
      'rtl.f': 'rtl/top.sv +define+WIDE\nrtl/counter.sv\n',
      'rtl/top.sv': TOP,
      'rtl/counter.sv': COUNTER,
      'rtl/unlisted.sv': 'module unlisted; endmodule',
      'include/sizes.vh': '`ifdef WIDE\n`define SIZE 64\n`else\n`define SIZE 1\n`endif\n',
    };
    const { data } = await upload(files, { fileList: 'sim/all.f' });
    expect(data.modules.map(({ file }) => file)).toEqual(['rtl/top.sv', 'rtl/counter.sv']);
    expect(descriptorOf(data.modules[0]!)).toMatchObject({
      ports: [{}, { name: 'count', width: '64' }],
      defines: { WIDE: '' },
      includeDirectories: ['include'],
    });
  });

  it('takes more than a thousand files', async () => {
    const headers = Array.from({ length: 1_200 }, (_, at) => [`include/h${at}.vh`, '\n']);
    const { code, data } = await upload({ ...Object.fromEntries(headers), 'counter.sv': COUNTER }, {});
    expect(code).toBe(200);
    expect(data.modules).toMatchObject([{ file: 'counter.sv' }]);
  });

  it('follows a list that counts from its own folder, and library folders', async () => {
    const files = {
      'ip/sim/all.f': '../rtl/top.sv\n-y ../cells\n+incdir+../include\n',
      'ip/rtl/top.sv': TOP,
      'ip/cells/counter.sv': COUNTER,
      'ip/cells/unused.sv': 'module unused; endmodule',
      'ip/include/sizes.vh': '`define SIZE 3\n',
    };
    const { data } = await upload(files, { fileList: 'ip/sim/all.f' });
    expect(data.diagnostics).toEqual([]);
    expect(data.modules.map(({ file }) => file)).toEqual(['ip/rtl/top.sv', 'ip/cells/counter.sv']);
  });

  it('reports lists that name each other', async () => {
    const files = { 'a.f': '-f b.f', 'b.f': 'x.sv\n-f a.f', 'x.sv': COUNTER };
    const { data } = await upload(files, { fileList: 'a.f' });
    expect(data.diagnostics).toMatchObject([
      { message: 'file lists in a loop: a.f → b.f → a.f', place: { file: 'b.f', line: 2 } },
    ]);
  });

  it('reports what cannot be read with file and line, and reads the rest', async () => {
    const { data } = await upload({ 'bad.sv': '\nmodule bad (input [;\n', 'counter.sv': COUNTER }, {});
    expect(data.modules.map((module) => descriptorOf(module).module)).toContain('counter');
    expect(data.diagnostics[0]).toMatchObject({
      place: { kind: 'source', file: 'bad.sv', line: expect.any(Number) },
    });
  });
});

describe('an import', () => {
  it('adds the chosen modules with their sources to the palette', async () => {
    const folder = 'ip/counter';
    const { code, data } = await upload({ 'rtl/counter.sv': COUNTER }, { folder, save: ['counter'] });
    expect(code).toBe(200);
    expect(data.saved).toMatchObject([{ origin: 'project', folder, vlnv: 'user:imported:counter:1.0' }]);
    expect(descriptorOf(data.saved[0]!).files).toEqual(['rtl/counter.sv']);
    const palette = await server.admin.call(getAllSocModule, { params: { x: DEMO } });
    expect(palette.map(({ vlnv }) => vlnv)).toContain('user:imported:counter:1.0');
  });

  it('gives each of several modules a folder below', async () => {
    const files = { 'a.sv': 'module a (input x); endmodule\n', 'b.sv': 'module b (input x); endmodule\n' };
    const { data } = await upload(files, { folder: 'ip/pair', save: ['a', 'b'] });
    expect(data.saved.map(({ folder }) => folder)).toEqual(['ip/pair/a', 'ip/pair/b']);
    expect(descriptorOf(data.saved[1]!).files).toEqual(['../b.sv']);
    // Importing the same again changes nothing and loses nothing.
    expect(await upload(files, { folder: 'ip/pair', save: ['a', 'b'] })).toMatchObject({ code: 200 });
    const other = { ...files, 'b.sv': '// changed\n' + files['b.sv'] };
    expect(await upload(other, { folder: 'ip/pair', save: ['a', 'b'] })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('ip/pair/b.sv'),
    });
  });

  it('of a module that is not there says so', async () => {
    expect(await upload({ 'a.sv': COUNTER }, { save: ['nothing'] })).toMatchObject({
      code: 601,
      msg: 'options.save: there is no module nothing in the files',
    });
  });
});

describe('sources that are in the project already', () => {
  const inProject = true;
  const write = async (path: string, text: string) =>
    void (await (await server.services.projects.tree(DEMO, 1)).write(path, text, 'path'));

  it('are read where they lie, and stay as they are', async () => {
    await write('theirs/rtl/counter.sv', COUNTER);
    await write('theirs/rtl/top.sv', TOP);
    await write('theirs/include/sizes.vh', '`define SIZE 12\n');
    const options = { folder: 'theirs', inProject, includeDirectories: ['include'] };
    const { data } = await upload({}, options);
    expect(data.diagnostics).toEqual([]);
    expect(data.modules.map(({ file }) => file)).toEqual(['rtl/counter.sv', 'rtl/top.sv']);
    const { data: added } = await upload({}, { ...options, save: ['top'] });
    expect(added.saved).toMatchObject([{ folder: 'theirs/top' }]);
    expect(descriptorOf(added.saved[0]!)).toMatchObject({
      files: ['../rtl/counter.sv', '../rtl/top.sv'],
      includeDirectories: ['../include'],
    });
  });

  it('may lie at the root', async () => {
    await write('lonely.v', 'module lonely (input a, output b); assign b = a; endmodule\n');
    const { data } = await upload({}, { folder: '', inProject, save: ['lonely'] });
    expect(data.saved).toMatchObject([{ folder: 'lonely' }]);
    expect(descriptorOf(data.saved[0]!).files).toEqual(['../lonely.v']);
  });

  it('are refused where there are none, and outside of the tree', async () => {
    await write('papers/readme.txt', 'none here\n');
    for (const folder of ['papers', '../..', '/etc'])
      expect(await upload({}, { folder, inProject }), folder).toMatchObject({
        code: 601,
        msg: expect.stringContaining('folder'),
      });
  });
});

describe('who may', () => {
  it('members of the department', async () => {
    expect(await upload({ 'a.sv': COUNTER }, {}, server.anonymous)).toMatchObject({ code: 401 });
    const stranger = await server.newUser('stranger');
    expect(await upload({ 'a.sv': COUNTER }, {}, stranger)).toMatchObject({ code: 403 });
  });
});

describe('a bad upload', () => {
  it.each(['../a.sv', '/etc/a.sv', '.git/hooks/post-checkout', 'a\\..\\b.sv'])(
    'with the path %j is refused',
    async (path) => {
      expect(await upload({ [path]: COUNTER }, {})).toMatchObject({
        code: 601,
        msg: expect.stringContaining('files: '),
      });
    },
  );

  it('without options, or with bad ones, names the field', async () => {
    expect(await upload({}, { deptId: 'x' })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('options.deptId'),
    });
    const headers = { ...server.admin.headers, 'content-type': 'application/json' };
    const response = await fetch(server.admin.url(libJsonByVerilog), { method: 'POST', headers, body: '{}' });
    expect(await response.json()).toMatchObject({ code: 601, msg: 'body: expected multipart/form-data' });
  });

  it('of a binary file is reported', async () => {
    const { data } = await upload({ 'a.sv': new Uint8Array([1, 2, 0, 3]) }, {});
    expect(data).toMatchObject({ modules: [], diagnostics: [{ place: { file: 'a.sv', line: 1 } }] });
  });

  it('of a file over the limit names it', async () => {
    const huge = new Uint8Array(33 * 1024 * 1024).fill(32);
    expect(await upload({ 'huge.sv': huge }, {})).toMatchObject({
      code: 601,
      msg: 'files: huge.sv is larger than the limit of 32 MB',
    });
  });

  it('of 20 MB holds nobody up', async () => {
    const huge = `${COUNTER}${`// ${'x'.repeat(1000)}\n`.repeat(20_000)}`;
    const reading = upload({ 'huge.sv': huge }, {});
    const longest = await longestHold(server, reading);
    expect((await reading).data.modules.map((module) => descriptorOf(module).module)).toEqual(['counter']);
    expect(longest).toBeLessThan(2000);
  });

  it('that takes too long is given up', async () => {
    const levels = Array.from({ length: 30 }, (_, n) => `\`define B${n + 1} \`B${n} \`B${n}\n`);
    const text = `\`define B0 x\n${levels.join('')}\`B30\n`;
    const files = Array.from({ length: 20 }, (_, n) => ({ path: `bomb${n}.sv`, text }));
    const reading = readInWorker({ files, others: new Map() }, 1);
    await expect(reading).rejects.toMatchObject({ code: 601, message: expect.stringContaining('1 second') });
  });
});

describe('a module as a SoC document', () => {
  const parts = `module part (input logic clk, input logic [3:0] a, output logic [3:0] y); always_ff @(posedge clk) y <= a; endmodule
module whole (input logic clk, input logic [3:0] a, output logic [3:0] y);
  logic [3:0] mid;
  part first (.clk, .a(a), .y(mid));
  part second (.clk, .a(mid ^ a), .y(y));
endmodule
`;

  it('is previewed with the blocks that it needs, and saved with the module of its logic', async () => {
    const options = { soc: 'whole', folder: 'whole' };
    const { code, data } = await upload({ 'whole.sv': parts }, options);
    expect(code).toBe(200);
    expect(data.document).toMatchObject({ name: 'whole', blocks: ['part', 'whole_logic'], path: null });
    expect(data.diagnostics.map((each) => each.code)).toEqual(['SOC-IMPORT-LOGIC', 'SOC-IMPORT-FREQUENCY']);
    const saved = await upload({ 'whole.sv': parts }, { ...options, save: data.document!.blocks });
    expect(saved.data.saved.map(({ vlnv }) => vlnv)).toEqual([
      'user:imported:part:1.0',
      'user:imported:whole_logic:1.0',
    ]);
    const body = { deptId: DEMO, socVerilogPath: 'whole/whole_logic.sv' };
    expect((await server.admin.reply(getVerilogInfoByPath, { body })).code).toBe(200);
  });

  it('takes from a document of its name what RTL does not say', async () => {
    const { data } = await upload(
      { 'top.sv': 'module demo_soc (input logic clk); endmodule' },
      { soc: 'demo_soc' },
    );
    expect(data.document).toMatchObject({ path: expect.stringMatching(/\.soc\.json$/) });
    expect(JSON.parse(data.document!.text)).toMatchObject({ clocks: { clk: { frequency: 40_000_000 } } });
  });

  it('is refused by the name of a module that is not there', async () => {
    const { data } = await upload({ 'whole.sv': parts }, { soc: 'absent' });
    expect(data.document).toBeUndefined();
    expect(data.diagnostics).toMatchObject([
      { severity: 'error', message: expect.stringContaining('absent') },
    ]);
  });
});

describe('ports of structures', () => {
  const text = `module axi_turn #(parameter type axi_req_t = logic, parameter type axi_resp_t = logic) (
  input axi_req_t slv_req_i, output axi_resp_t slv_resp_o, output axi_req_t mst_req_o, input axi_resp_t mst_resp_i);
  assign {mst_req_o, slv_resp_o} = {slv_req_i, mst_resp_i};
endmodule
`;

  it('become pins of a wrapper, which is saved beside the block', async () => {
    const options = { folder: 'turn', save: ['axi_turn_flat'] };
    const { data } = await upload({ 'rtl/axi_turn.sv': text }, options);
    expect(data.modules).toMatchObject([{ file: 'rtl/axi_turn.sv', line: 1, instantiated: false }]);
    const [saved] = data.saved;
    expect(saved).toMatchObject({ vlnv: 'user:imported:axi_turn:1.0' });
    expect(descriptorOf(saved!).busInterfaces).toMatchObject([{ bus: 'axi4' }, { bus: 'axi4' }]);
    expect(descriptorOf(saved!).files).toEqual(['../rtl/axi_turn.sv', '../rtl/axi_turn_flat.sv']);
    const body = { deptId: DEMO, socVerilogPath: 'turn/rtl/axi_turn_flat.sv' };
    expect((await server.admin.reply(getVerilogInfoByPath, { body })).code).toBe(200);
  });
});
