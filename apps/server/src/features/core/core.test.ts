import {
  listCores,
  libJsonByCore,
  getAllSocModule,
  saveCoreSoftware,
  readFileByPath,
  deleteFile,
  fileWriteFile,
  generateBlock,
} from '@netloom/contract';
import { PRESETS, writeCore } from '@netloom/core';
import { LIBRARY, writeInsn } from '@netloom/instructions';
import { IpDescriptor } from '@netloom/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
});
afterAll(() => server.close());

const text = (name: string, change: object = {}) => {
  const options = { ...PRESETS.micro, name };
  return writeCore({ ...options, base: { ...options.base, ...change } });
};
const generate = (
  body: { coreJson: string; hash?: string; folder?: string; decisions?: object },
  save = true,
) => ({
  query: { deptId: DEMO, save: save ? ('true' as const) : ('false' as const) },
  body: body as never,
});
const saved = (name: string, hash = '') =>
  server.admin.call(libJsonByCore, generate({ coreJson: text(name), hash }));
const cores = () => server.admin.call(listCores, { query: { deptId: DEMO } });
const read = (filePath: string) =>
  server.admin.reply(readFileByPath, { query: { deptId: DEMO, filePath } }) as Promise<{
    code: number;
    data: unknown;
  }>;

describe('who may', () => {
  it.each([
    ['list cores', (client: Client) => client.reply(listCores, { query: { deptId: DEMO } })],
    ['generate', (client: Client) => client.reply(libJsonByCore, generate({ coreJson: text('x') }))],
    [
      'write software',
      (client: Client) =>
        client.reply(saveCoreSoftware, { body: { deptId: DEMO, folder: 'cores/x', pieces: ['printf'] } }),
    ],
  ])('%s: members of the department', async (_name, call) => {
    expect(await call(server.anonymous)).toMatchObject({ code: 401 });
    expect(await call(stranger)).toMatchObject({ code: 403 });
  });
});

describe('a core', () => {
  it('is previewed without a trace in the tree', async () => {
    const reply = await server.admin.call(libJsonByCore, generate({ coreJson: text('seen') }, false));
    const descriptor = IpDescriptor.parse(JSON.parse(reply.socModuleJson!));
    expect(descriptor).toMatchObject({ module: 'seen', vlnv: 'netloom:core:seen:1.0' });
    expect(reply).toMatchObject({ written: false, saved: null, core: null });
    expect(reply.files.map(({ path, status }) => [path, status])).toContainEqual([
      'cores/seen/rtl/seen.sv',
      'created',
    ]);
    expect((await cores()).map(({ name }) => name)).not.toContain('seen');
    expect(await read('cores/seen/rtl/seen.sv')).not.toMatchObject({ code: 200 });
  });

  it('is written to its folder, and is on the palette and in the list', async () => {
    const reply = await saved('first');
    expect(reply).toMatchObject({
      written: true,
      saved: { vlnv: 'netloom:core:first:1.0', origin: 'project' },
    });
    expect(await cores()).toContainEqual({ ...reply.core, generated: true, coreJson: text('first') });
    const modules = await server.admin.call(getAllSocModule, { params: { x: DEMO } });
    const module = modules.find(({ vlnv }) => vlnv === 'netloom:core:first:1.0');
    expect(module).toMatchObject({ folder: 'cores/first', socModuleId: reply.saved!.socModuleId });
    const again = await saved('first', reply.core!.hash);
    expect(again.files.every(({ status }) => status === 'unchanged')).toBe(true);
  });

  it('has the instructions of the definitions that it names, and is refused without them', async () => {
    const path = 'instructions/tally/tally.insn.json';
    const coreJson = writeCore({ ...PRESETS.nano, name: 'tallied', instructions: [path] });
    const without = await server.admin.call(libJsonByCore, generate({ coreJson }, false));
    expect(without.diagnostics).toMatchObject([{ code: 'INSN-CORE', place: { pointer: '/instructions/0' } }]);
    const tally = LIBRARY.find(({ name }) => name === 'tally')!;
    const body = { deptId: DEMO, kind: 'insn' as const, text: writeInsn(tally), hash: '', folder: '' };
    await server.admin.call(generateBlock, { body });
    const reply = await server.admin.call(libJsonByCore, generate({ coreJson }));
    expect(reply).toMatchObject({ written: true, diagnostics: [] });
    expect(reply.files.map(({ path: each }) => each)).toContain(
      'cores/tallied/rtl/tallied_custom_tally_add.sv',
    );
    // As a core that the command line made, which leaves no manifest.
    const filePath = 'cores/tallied/tallied.manifest.json';
    await server.admin.call(deleteFile, { body: { deptId: DEMO, resourcePath: filePath } });
    expect((await cores()).find(({ name }) => name === 'tallied')).toMatchObject({ generated: true });
    const change = { deptId: DEMO, filePath: path, content: writeInsn({ ...tally, name: 'other' }) };
    await server.admin.call(fileWriteFile, { body: change });
    expect((await cores()).find(({ name }) => name === 'tallied')).toMatchObject({ generated: false });
  });

  it('is stale in the list once its description is edited', async () => {
    await saved('stale');
    const filePath = 'cores/stale/stale.core.json';
    const content = text('stale', { zba: true });
    await server.admin.call(fileWriteFile, { body: { deptId: DEMO, filePath, content } });
    expect((await cores()).find(({ name }) => name === 'stale')).toMatchObject({ generated: false });
  });

  it('that lost files by an option has them removed, unless they were edited', async () => {
    const { core } = await saved('smaller');
    const coreJson = text('smaller', { compressed: false });
    await server.admin.call(libJsonByCore, generate({ coreJson, hash: core!.hash }));
    expect(await read('cores/smaller/rtl/smaller_expander.sv')).not.toMatchObject({ code: 200 });
    expect(await read('cores/smaller/rtl/smaller.sv')).toMatchObject({ code: 200 });
  });
});

describe('what somebody wrote', () => {
  it('by hand is overwritten only when decided', async () => {
    const { core } = await saved('edited');
    const filePath = 'cores/edited/rtl/edited.sv';
    await server.admin.call(fileWriteFile, { body: { deptId: DEMO, filePath, content: '// mine\n' } });
    const body = { coreJson: text('edited', { zbb: true }), hash: core!.hash };
    const asked = await server.admin.call(libJsonByCore, generate(body));
    expect(asked).toMatchObject({ written: false, core: null });
    expect(asked.files.find(({ path }) => path === filePath)).toMatchObject({ status: 'hand-edited' });
    expect((await cores()).find(({ name }) => name === 'edited')).toMatchObject({ coreJson: text('edited') });
    const decisions = { [filePath]: 'keep' };
    const kept = await server.admin.call(libJsonByCore, generate({ ...body, decisions }));
    expect(kept).toMatchObject({ written: true, core: { coreJson: body.coreJson } });
    expect(JSON.stringify(await read(filePath))).toContain('// mine');
  });

  it('is told from what came without a manifest as its description makes it', async () => {
    const folder = 'demo/cores/nl_micro';
    const coreJson = writeCore({ ...PRESETS.micro, base: { ...PRESETS.micro.base, zbb: true } });
    const files = async () => {
      const reply = await server.admin.call(libJsonByCore, generate({ coreJson, folder }, false));
      return new Map(reply.files.map(({ path, status }) => [path, status]));
    };
    expect([...(await files()).values()]).not.toContain('hand-edited');
    const filePath = `${folder}/rtl/nl_micro_alu.sv`;
    expect((await files()).get(filePath)).toBe('changed');
    await server.admin.call(fileWriteFile, { body: { deptId: DEMO, filePath, content: '// mine\n' } });
    expect((await files()).get(filePath)).toBe('hand-edited');
  });

  it('to the description meanwhile is told, and nothing is written', async () => {
    await saved('both');
    const reply = await server.admin.reply(
      libJsonByCore,
      generate({ coreJson: text('both', { zbs: true }), hash: 'an older one' }),
    );
    expect(reply).toMatchObject({ code: 601, data: { coreJson: text('both') } });
  });

  it('off the tree is not made again by who generates from it, unless he says so', async () => {
    const { core } = await saved('lost');
    const path = 'cores/lost/lost.core.json';
    await server.admin.call(deleteFile, { body: { deptId: DEMO, resourcePath: path } });
    const body = { coreJson: text('lost', { zbs: true }), hash: core!.hash };
    const reply = await server.admin.reply(libJsonByCore, generate(body));
    expect(reply).toMatchObject({ code: 601, data: { gone: path } });
    expect(await read(path)).toMatchObject({ code: 404 });
    expect(await server.admin.call(libJsonByCore, generate({ ...body, hash: '' }))).toMatchObject({
      written: true,
    });
  });
});

describe('a bad description', () => {
  it('is refused with option and reason', async () => {
    const reply = async (coreJson: string) => server.admin.reply(libJsonByCore, generate({ coreJson }));
    expect(await reply('{')).toMatchObject({ code: 601, msg: expect.stringContaining('not JSON') });
    expect(await reply(text('ok').replace('"ok"', '"../evil"'))).toMatchObject({ code: 601 });
    const wrong = text('ok').replace('"fast"', '"quick"');
    expect(await reply(wrong)).toMatchObject({ code: 601, msg: expect.stringContaining('base.multiply') });
  });

  it('is refused for a folder of another name, or outside', async () => {
    const reply = async (folder: string) =>
      server.admin.reply(libJsonByCore, generate({ coreJson: text('placed'), folder }));
    expect(await reply('cores/other')).toMatchObject({ code: 601, msg: expect.stringContaining('folder') });
    expect(await reply('../placed')).toMatchObject({ code: 601 });
    expect(await reply('soc/placed')).toMatchObject({ code: 200, data: { core: { folder: 'soc/placed' } } });
  });

  it('with contradictions generates nothing and says which', async () => {
    const coreJson = text('odd', { zicsr: false });
    const reply = await server.admin.call(libJsonByCore, generate({ coreJson }));
    expect(reply).toMatchObject({ written: false, files: [], socModuleJson: null });
    expect(reply.diagnostics.map(({ code }) => code)).toContain('core-needs-zicsr');
  });
});

describe('basic software', () => {
  const write = (pieces: string[], more: object = {}) =>
    server.admin.reply(saveCoreSoftware, {
      body: { deptId: DEMO, folder: 'cores/lib0', pieces, ...more },
    });

  it('comes with what it needs, and later pieces join it', async () => {
    await saved('lib0');
    expect(await write(['printf'])).toMatchObject({ code: 200, data: { written: true } });
    expect(await read('sw/lib0/stdio.c')).toMatchObject({ code: 200 });
    expect(await read('sw/lib0/hello.c')).not.toMatchObject({ code: 200 });
    await write(['hello']);
    expect(await read('sw/lib0/hello.c')).toMatchObject({ code: 200 });
    expect(await read('sw/lib0/stdio.c')).toMatchObject({ code: 200 });
  });

  it('that there is not, or of no core, is refused', async () => {
    expect(await write(['pascal'])).toMatchObject({ code: 601, msg: expect.stringContaining('pascal') });
    expect(await write(['uart'])).toMatchObject({ code: 601, msg: expect.stringContaining('SoC') });
    expect(await write(['printf'], { folder: 'cores/none' })).toMatchObject({ code: 404 });
    expect(await write(['printf'], { folder: '../..' })).toMatchObject({ code: 601 });
    const design = 'demo/demo.soc.json';
    expect(await write(['printf'], { design })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('no instance of lib0'),
    });
  });

  it('for the SoC around a core has its drivers', async () => {
    const [own] = (await cores()).filter(({ folder }) => folder.startsWith('demo/'));
    const reply = await write(['uart'], { folder: own!.folder, design: 'demo/processor.soc.json' });
    expect(reply).toMatchObject({ code: 200, data: { written: true } });
    expect(await read('sw/processor_soc/uart.c')).toMatchObject({ code: 200 });
  });
});
