import { generateBlock, getAllSocModule, listBlocks, readFileByPath } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { KINDS } from '../documents/index.ts';

let server: TestServer;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
});
afterAll(() => server.close());

const body = (kind: string, text: string, more: object = {}) => ({
  body: { deptId: DEMO, kind, text, hash: '', folder: '', ...more },
});
const list = (kind: string) => ({ query: { deptId: DEMO, kind } });

/** Of each kind: a template, what generating it leaves, an edit, and an error. */
const CASES = {
  memory: {
    ...{ template: 'ram', root: 'memories', vlnv: 'netloom:memory:pads:1.0' },
    files: ['rtl/pads.sv', 'ip.json'],
    edit: ['"depth": 4096', '"depth": 2048'],
    fault: ['"maskBits": 8', '"maskBits": 5', 'MEM-MASK'],
  },
  pinmux: {
    ...{ template: 'serial', root: 'pinmux', vlnv: 'netloom:pinmux:pads:1.0' },
    files: ['rtl/pads.sv', 'pads.regs.json', 'ip.json'],
    edit: ['"detectors": 2', '"detectors": 3'],
    fault: ['"code": 1,', '"code": 0,', 'PMX-CODE'],
  },
} as const;

const kindOf = (id: string) => KINDS.find(({ kind }) => kind.id === id)!.kind;

it('of every kind are tried', () => {
  const beside = KINDS.filter(({ kind: { generator } }) => generator && 'beside' in generator.place);
  // Cores and pins have calls of their own, and tests of those.
  const tried = [...Object.keys(CASES), 'insn', 'core', 'pins'];
  expect(beside.map(({ kind }) => kind.id).toSorted()).toEqual(tried.toSorted());
});

it('of a kind whose files do not lie beside it, or of none, are refused', async () => {
  for (const kind of ['soc', 'layout', 'nothing'])
    expect(await server.admin.reply(generateBlock, body(kind, '{}'))).toMatchObject({
      code: 601,
      msg: expect.stringContaining(`"${kind}"`),
    });
});

it('a definition of instructions is stored with its files for software, and is no block', async () => {
  const kind = kindOf('insn');
  const text = kind.write(kind.templates!.find(({ id }) => id === 'tally')!.make('count'));
  const reply = await server.admin.call(generateBlock, body('insn', text));
  expect(reply).toMatchObject({ written: true, saved: null, stored: { name: 'count', generated: true } });
  const paths = reply.files.map(({ path }) => path);
  for (const file of ['sw/count_insn.h', 'sw/count_insn.inc', 'sw/count_context.S', 'doc/count.md'])
    expect(paths).toContain(`instructions/count/${file}`);
  expect(await server.admin.call(listBlocks, list('insn'))).toEqual([reply.stored]);
});

describe.each(Object.keys(CASES) as (keyof typeof CASES)[])('a block of the kind %s', (id) => {
  const { template, root, vlnv, files, edit, fault } = CASES[id];
  const kind = kindOf(id);
  const text = (name: string) => kind.write(kind.templates!.find((each) => each.id === template)!.make(name));

  it('is for members of the department alone', async () => {
    expect(await server.anonymous.reply(listBlocks, list(id))).toMatchObject({ code: 401 });
    expect(await stranger.reply(listBlocks, list(id))).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(generateBlock, body(id, text('x')))).toMatchObject({ code: 401 });
    expect(await stranger.reply(generateBlock, body(id, text('x')))).toMatchObject({ code: 403 });
  });

  it('is stored with what it generates, listed, and on the palette', async () => {
    const reply = await server.admin.call(generateBlock, body(id, text('pads')));
    expect(reply).toMatchObject({ written: true, stored: { name: 'pads', generated: true } });
    const paths = reply.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(files.map((file) => `${root}/pads/${file}`)));
    expect(await server.admin.call(listBlocks, list(id))).toEqual([reply.stored]);
    const modules = await server.admin.call(getAllSocModule, { params: { x: DEMO } } as never);
    expect(JSON.stringify(modules)).toContain(vlnv);
  });

  it('is not stored over what somebody else stored', async () => {
    await server.admin.call(generateBlock, body(id, text('shared')));
    const mine = text('shared').replace(edit[0], edit[1]);
    expect(await server.admin.reply(generateBlock, body(id, mine))).toMatchObject({
      code: 601,
      msg: expect.stringContaining('was changed'),
    });
    const filePath = `${root}/shared/shared${kind.suffix}`;
    const { content } = await server.admin.call(readFileByPath, { query: { deptId: DEMO, filePath } });
    expect(content).toBe(text('shared'));
  });

  it('with an error writes nothing and says why', async () => {
    const broken = text('broken').replaceAll(fault[0], fault[1]);
    const reply = await server.admin.call(generateBlock, body(id, broken));
    expect(reply).toMatchObject({ written: false, stored: null, saved: null, files: [] });
    expect(reply.diagnostics).toContainEqual(expect.objectContaining({ code: fault[2] }));
  });

  it('is refused where it cannot be read, and in a folder of another name', async () => {
    expect(await server.admin.reply(generateBlock, body(id, '{'))).toMatchObject({ code: 601 });
    const elsewhere = body(id, text('a'), { folder: `${root}/b` });
    expect(await server.admin.reply(generateBlock, elsewhere)).toMatchObject({
      code: 601,
      msg: expect.stringContaining(`${root}/b`),
    });
  });
});
