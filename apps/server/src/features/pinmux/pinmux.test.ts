import { generatePinmux, getAllSocModule, listPinmuxes, readFileByPath } from '@netloom/contract';
import { pinmuxKind } from '@netloom/pinmux';
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

const serial = (name: string) =>
  pinmuxKind.write(pinmuxKind.templates!.find(({ id }) => id === 'serial')!.make(name));
const body = (pinmuxJson: string, more: object = {}) =>
  ({ body: { deptId: DEMO, pinmuxJson, ...more } }) as never;

describe('a pin multiplexer', () => {
  it('is for members of the department alone', async () => {
    const list = { query: { deptId: DEMO } };
    expect(await server.anonymous.reply(listPinmuxes, list)).toMatchObject({ code: 401 });
    expect(await stranger.reply(listPinmuxes, list)).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(generatePinmux, body(serial('x')))).toMatchObject({ code: 401 });
    expect(await stranger.reply(generatePinmux, body(serial('x')))).toMatchObject({ code: 403 });
  });

  it('is stored with what it generates, listed, and a block of the palette', async () => {
    const reply = await server.admin.call(generatePinmux, body(serial('pads')));
    expect(reply).toMatchObject({ written: true, stored: { name: 'pads', generated: true } });
    expect(reply.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'pinmux/pads/rtl/pads.sv',
        'pinmux/pads/pads.regs.json',
        'pinmux/pads/ip.json',
      ]),
    );
    expect(await server.admin.call(listPinmuxes, { query: { deptId: DEMO } })).toEqual([reply.stored]);
    const modules = await server.admin.call(getAllSocModule, { params: { x: DEMO } } as never);
    expect(JSON.stringify(modules)).toContain('netloom:pinmux:pads:1.0');
  });

  it('is not stored over what somebody else stored', async () => {
    await server.admin.call(generatePinmux, body(serial('shared')));
    const mine = serial('shared').replace('"detectors": 2', '"detectors": 3');
    expect(await server.admin.reply(generatePinmux, body(mine))).toMatchObject({
      code: 601,
      msg: expect.stringContaining('was changed'),
    });
    const filePath = 'pinmux/shared/shared.pinmux.json';
    const { content } = await server.admin.call(readFileByPath, { query: { deptId: DEMO, filePath } });
    expect(content).toBe(serial('shared'));
  });

  it('with an error writes nothing and says why', async () => {
    const broken = serial('broken').replaceAll('"code": 1,', '"code": 0,');
    const reply = await server.admin.call(generatePinmux, body(broken));
    expect(reply).toMatchObject({ written: false, stored: null, saved: null, files: [] });
    expect(reply.diagnostics).toContainEqual(expect.objectContaining({ code: 'PMX-CODE' }));
  });

  it('is refused where it cannot be read, and in a folder of another name', async () => {
    expect(await server.admin.reply(generatePinmux, body('{'))).toMatchObject({ code: 601 });
    expect(await server.admin.reply(generatePinmux, body(serial('a'), { folder: 'pinmux/b' }))).toMatchObject(
      {
        code: 601,
        msg: expect.stringContaining('pinmux/b'),
      },
    );
  });
});
