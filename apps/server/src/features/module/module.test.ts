import {
  deleteSocModuleBySocModuleId,
  getAllSocModule,
  getParameterAndPortWidth,
  saveSocModule,
  selectSocModuleListByName,
  updateSocModule,
} from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
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

const descriptor = (name: string, more: object = {}) =>
  JSON.stringify({
    netloom: 'ip',
    version: 1,
    vlnv: `test:ip:${name}:1.0`,
    module: name,
    title: `Block ${name}`,
    parameters: [{ name: 'WIDTH', value: '8' }],
    ports: [{ name: 'data', direction: 'in', width: 'WIDTH*2' }],
    ...more,
  });
const save = (name: string, more?: object) =>
  server.admin.call(saveSocModule, {
    body: { deptId: DEMO, folder: `blocks/${name}`, socModuleJson: descriptor(name, more) },
  });
const palette = (client = server.admin) => client.call(getAllSocModule, { params: { x: DEMO } });
const widths = (vlnv: string, parameters: object, deptId = DEMO, client = server.admin) =>
  client.reply(getParameterAndPortWidth, {
    body: { parameterJson: JSON.stringify({ deptId, vlnv, parameters }) },
  });

describe('who may', () => {
  const body = { deptId: DEMO, folder: 'x', socModuleJson: '{}' };
  it.each([
    ['getAllSocModule', (client: Client) => client.reply(getAllSocModule, { params: { x: DEMO } })],
    [
      'selectSocModuleListByName',
      (client: Client) => client.reply(selectSocModuleListByName, { query: { deptId: DEMO, name: '' } }),
    ],
    ['saveSocModule', (client: Client) => client.reply(saveSocModule, { body })],
    ['getParameterAndPortWidth', (client: Client) => widths('netloom:ip:uart:1.0', {}, DEMO, client)],
  ])('%s is for members', async (_name, call) => {
    expect(await call(server.anonymous)).toMatchObject({ code: 401 });
    expect(await call(stranger)).toMatchObject({ code: 403 });
  });

  it('a block is changed and deleted by members of its department', async () => {
    const { socModuleId } = await save('guarded');
    const change = { body: { socModuleId: socModuleId!, socModuleJson: '{}' } };
    const id = { params: { id: socModuleId! } };
    for (const [client, code] of [
      [server.anonymous, 401],
      [stranger, 403],
    ] as const) {
      expect(await client.reply(updateSocModule, change)).toMatchObject({ code });
      expect(await client.reply(deleteSocModuleBySocModuleId, id)).toMatchObject({ code });
    }
    expect(await server.admin.reply(deleteSocModuleBySocModuleId, { params: { id: 9999 } })).toMatchObject({
      code: 404,
    });
  });
});

describe('the palette', () => {
  it('describes generated blocks with the options and interfaces that their generators have', async () => {
    const crossbar = (await palette()).find(({ vlnv }) => vlnv.includes(':axi4lite_crossbar:'))!;
    const { parameters, busInterfaces } = JSON.parse(crossbar.socModuleJson) as IpDescriptor;
    expect(parameters[0]).toMatchObject({ name: 'ADDR_WIDTH', unit: 'bit', maximum: '64' });
    expect(busInterfaces.map(({ name, multiple }) => [name, multiple])).toEqual([
      ['s', true],
      ['m', true],
    ]);
  });

  it('has the built-in library, the blocks of the tree and its documents', async () => {
    await save('counter');
    const modules = await palette();
    const origins = new Map(modules.map(({ vlnv, origin }) => [vlnv, origin]));
    expect(origins.get('netloom:ip:uart:1.0')).toBe('library');
    expect(origins.get('test:ip:counter:1.0')).toBe('project');
    expect(origins.get('netloom:demo:demo_soc:1.0')).toBe('document');
    const found = await server.admin.call(selectSocModuleListByName, {
      query: { deptId: DEMO, name: 'COUNTER' },
    });
    expect(found.map(({ vlnv }) => vlnv)).toEqual(['netloom:ip:rtc:1.0', 'test:ip:counter:1.0']);
  });

  it('follows changes and deletion; the number of a block stays', async () => {
    const { socModuleId } = await save('changing');
    const socModuleJson = descriptor('changing', { title: 'Changed' });
    await server.admin.call(updateSocModule, { body: { socModuleId: socModuleId!, socModuleJson } });
    expect((await palette()).find((module) => module.socModuleId === socModuleId)).toMatchObject({
      socModuleJson,
    });
    await server.admin.call(deleteSocModuleBySocModuleId, { params: { id: socModuleId! } });
    expect((await palette()).map(({ vlnv }) => vlnv)).not.toContain('test:ip:changing:1.0');
    expect(await save('changing')).toMatchObject({ socModuleId });
  });
});

describe('a bad descriptor', () => {
  it('is refused with member and reason', async () => {
    await expect(save('bad', { module: '1bad' })).rejects.toThrow(
      '601: socModuleJson.module: Module: expected a letter',
    );
    const body = { deptId: DEMO, folder: 'x', socModuleJson: '{' };
    expect(await server.admin.reply(saveSocModule, { body })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('socModuleJson: not JSON'),
    });
  });

  it('is refused where its name or folder is taken or outside', async () => {
    await save('taken');
    await expect(save('taken2', { vlnv: 'test:ip:taken:1.0' })).rejects.toThrow(
      'the name of blocks/taken already',
    );
    await expect(save('uart2', { vlnv: 'netloom:ip:uart:1.0' })).rejects.toThrow(
      'the name of ip/uart already',
    );
    await expect(save('../../out')).rejects.toThrow('601');
    const body = { deptId: DEMO, folder: 'blocks/taken', socModuleJson: descriptor('other') };
    expect(await server.admin.reply(saveSocModule, { body })).toMatchObject({ code: 601 });
  });
});

describe('parameters and widths', () => {
  it('follow the overrides', async () => {
    await save('wide');
    expect(await widths('test:ip:wide:1.0', { WIDTH: '16' })).toMatchObject({
      code: 200,
      data: {
        parameters: [{ name: 'WIDTH', value: '16' }],
        ports: [{ name: 'data', width: 32 }],
        problems: [],
      },
    });
    const bad = await widths('test:ip:wide:1.0', { WIDTH: '1/0', DEPTH: '3' });
    expect(bad).toMatchObject({ code: 200, data: { problems: [{}, {}] } });
  });

  it('of an unknown block, or of no JSON, say so', async () => {
    expect(await widths('no:such:ip:1', {})).toMatchObject({ code: 404 });
    expect(
      await server.admin.reply(getParameterAndPortWidth, { body: { parameterJson: 'x' } }),
    ).toMatchObject({
      code: 601,
    });
    expect(await widths('test:ip:wide:1.0', { WIDTH: 5 })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('parameterJson.parameters.WIDTH'),
    });
  });
});
