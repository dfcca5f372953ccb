import { generateMemory, getAllSocModule, listMemories, readFileByPath } from '@netloom/contract';
import { memoryKind } from '@netloom/memory';
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

const ram = (name: string) =>
  memoryKind.write(memoryKind.templates!.find(({ id }) => id === 'ram')!.make(name));
const body = (memoryJson: string, more: object = {}) =>
  ({ body: { deptId: DEMO, memoryJson, ...more } }) as never;

describe('a memory', () => {
  it('is for members of the department alone', async () => {
    const list = { query: { deptId: DEMO } };
    expect(await server.anonymous.reply(listMemories, list)).toMatchObject({ code: 401 });
    expect(await stranger.reply(listMemories, list)).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(generateMemory, body(ram('x')))).toMatchObject({ code: 401 });
    expect(await stranger.reply(generateMemory, body(ram('x')))).toMatchObject({ code: 403 });
  });

  it('is stored with what it generates, listed, and a block of the palette', async () => {
    const reply = await server.admin.call(generateMemory, body(ram('pads')));
    expect(reply).toMatchObject({ written: true, stored: { name: 'pads', generated: true } });
    expect(reply.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['memories/pads/rtl/pads.sv', 'memories/pads/ip.json']),
    );
    expect(await server.admin.call(listMemories, { query: { deptId: DEMO } })).toEqual([reply.stored]);
    const modules = await server.admin.call(getAllSocModule, { params: { x: DEMO } } as never);
    expect(JSON.stringify(modules)).toContain('netloom:memory:pads:1.0');
  });

  it('is not stored over what somebody else stored', async () => {
    await server.admin.call(generateMemory, body(ram('shared')));
    const mine = ram('shared').replace('"depth": 4096', '"depth": 2048');
    expect(await server.admin.reply(generateMemory, body(mine))).toMatchObject({
      code: 601,
      msg: expect.stringContaining('was changed'),
    });
    const filePath = 'memories/shared/shared.memory.json';
    const { content } = await server.admin.call(readFileByPath, { query: { deptId: DEMO, filePath } });
    expect(content).toBe(ram('shared'));
  });

  it('with an error writes nothing and says why', async () => {
    const broken = ram('broken').replace('"maskBits": 8', '"maskBits": 5');
    const reply = await server.admin.call(generateMemory, body(broken));
    expect(reply).toMatchObject({ written: false, stored: null, saved: null, files: [] });
    expect(reply.diagnostics).toContainEqual(expect.objectContaining({ code: 'MEM-MASK' }));
  });

  it('is refused where it cannot be read, and in a folder of another name', async () => {
    expect(await server.admin.reply(generateMemory, body('{'))).toMatchObject({ code: 601 });
    expect(await server.admin.reply(generateMemory, body(ram('a'), { folder: 'memories/b' }))).toMatchObject({
      code: 601,
      msg: expect.stringContaining('memories/b'),
    });
  });
});
