import { fileWriteFile, generatePins, listPins, readFileByPath, writeFileByPath } from '@netloom/contract';
import { BUILT_IN_CHIPS, newConfiguration, writeChip, writeConfiguration } from '@netloom/pins';
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

const sample = BUILT_IN_CHIPS[0]!;

/** A board with a serial line on the only pins that the sample chip has for one. */
const text = (name: string, change: object = {}) =>
  writeConfiguration({
    ...newConfiguration(name, sample),
    peripherals: { USART1: { mode: 'Asynchronous' } },
    pins: { PA3: { signal: 'USART1_RX' }, PA4: { signal: 'USART1_TX' } },
    ...change,
  });
const generate = (pinsJson: string, more: { hash?: string; folder?: string; decisions?: object } = {}) =>
  server.admin.call(generatePins, { body: { deptId: DEMO, pinsJson, ...more } as never });
const refused = (pinsJson: string, more: object = {}) =>
  server.admin.reply(generatePins, { body: { deptId: DEMO, pinsJson, ...more } as never });
const read = async (filePath: string) => {
  const { content } = await server.admin.call(readFileByPath, { query: { deptId: DEMO, filePath } });
  return content;
};
const write = (filePath: string, content: string) =>
  server.admin.call(fileWriteFile, { body: { deptId: DEMO, filePath, content } });

describe('who may', () => {
  it.each([
    ['list configurations', (client: Client) => client.reply(listPins, { query: { deptId: DEMO } })],
    [
      'generate',
      (client: Client) =>
        client.reply(generatePins, { body: { deptId: DEMO, pinsJson: text('x') } as never }),
    ],
  ])('%s: members of the department', async (_name, call) => {
    expect(await call(server.anonymous)).toMatchObject({ code: 401 });
    expect(await call(stranger)).toMatchObject({ code: 403 });
  });
});

describe('a configuration', () => {
  it('is stored with its sources beside it, and listed', async () => {
    const reply = await generate(text('first'));
    expect(reply).toMatchObject({ written: true, stored: { name: 'first', generated: true } });
    const paths = reply.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['pins/first/Src/main.c', 'pins/first/Src/usart.c']));
    expect(await read('pins/first/Src/usart.c')).toContain('HAL_UART_Init(');
    const { configurations } = await server.admin.call(listPins, { query: { deptId: DEMO } });
    expect(configurations).toContainEqual(reply.stored);
    expect(await generate(text('first'), { hash: reply.stored!.hash })).toMatchObject({ written: true });
  });

  it('is not stored over what somebody else stored', async () => {
    await generate(text('shared'));
    const mine = text('shared', { code: { userCode: 'files' } });
    expect(await refused(mine)).toMatchObject({ code: 601, msg: expect.stringContaining('was changed') });
    expect(await read('pins/shared/shared.pins.json')).toBe(text('shared'));
  });

  it('that is unsafe writes nothing and says why', async () => {
    const unsafe = text('unsafe', { pins: {} });
    const reply = await generate(unsafe);
    expect(reply).toMatchObject({ written: false, stored: null, files: [] });
    expect(reply.diagnostics).toContainEqual(expect.objectContaining({ severity: 'error' }));
    const { configurations } = await server.admin.call(listPins, { query: { deptId: DEMO } });
    expect(configurations.map(({ name }) => name)).not.toContain('unsafe');
  });

  it.each([
    ['no JSON', '{', 'pinsJson'],
    ['of a newer version', text('x').replace('"version": 1', '"version": 2'), 'version'],
    ['of an unknown chip', text('x', { chip: 'no-such' }), 'no-such'],
    ['of a chip outside the project', text('x', { chip: '../../secret' }), 'chip'],
  ])('%s is refused', async (_name, pinsJson, named) => {
    expect(await refused(pinsJson)).toMatchObject({ code: 601, msg: expect.stringContaining(named) });
  });

  it('goes to a folder named as it, inside the project', async () => {
    expect(await refused(text('x'), { folder: 'pins/other' })).toMatchObject({ code: 601 });
    expect(await refused(text('x'), { folder: '../x' })).toMatchObject({ code: 601 });
  });
});

describe('code by hand', () => {
  const main = 'pins/edited/Src/main.c';

  it('between the markers stays, without a question', async () => {
    const first = await generate(text('edited'));
    const marked = (await read(main)).replace(/(USER CODE BEGIN 2.*\n)/, '$1  blink();\n');
    expect(marked).toContain('blink();');
    await write(main, marked);
    const change = { pins: { ...JSON.parse(text('edited')).pins, PB0: { signal: 'GPIO_Output' } } };
    const second = await generate(text('edited', change), { hash: first.stored!.hash });
    expect(second.written).toBe(true);
    expect(await read(main)).toContain('blink();');
  });

  it('outside of them asks, and nothing is written before the answer', async () => {
    const { stored } = await generate(text('outside'));
    const path = 'pins/outside/Src/main.c';
    await write(path, `${await read(path)}int added;\n`);
    const asked = await generate(text('outside'), { hash: stored!.hash });
    expect(asked.written).toBe(false);
    expect(asked.files).toContainEqual(expect.objectContaining({ path, status: 'hand-edited' }));
    const decisions = { [path]: 'overwrite' };
    expect(await generate(text('outside'), { hash: stored!.hash, decisions })).toMatchObject({
      written: true,
    });
    expect(await read(path)).not.toContain('int added;');
  });

  it('in files of its own is made once and never asked about', async () => {
    const code = { code: { userCode: 'files' as const } };
    const { stored, files } = await generate(text('apart', code));
    const { path } = files.find((file) => file.path.includes('/user_') && file.path.endsWith('.c'))!;
    await write(path, 'int mine;\n');
    const again = await generate(text('apart', code), { hash: stored!.hash });
    expect(again.written).toBe(true);
    expect(await read(path)).toBe('int mine;\n');
    const marked = await generate(text('apart'), { hash: again.stored!.hash });
    expect(marked.written).toBe(true);
    expect(await read(path)).toBe('int mine;\n');
  });

  it('in a file that is no longer generated stays with the file', async () => {
    const { stored } = await generate(text('parted'));
    const path = 'pins/parted/Src/usart.c';
    await write(path, (await read(path)).replace(/(USER CODE BEGIN 0.*\n)/, '$1static int mine;\n'));
    const without = { peripherals: {}, pins: {} };
    expect(await generate(text('parted', without), { hash: stored!.hash })).toMatchObject({ written: true });
    expect(await read(path)).toContain('static int mine;');
  });
});

it('a chip of the project serves as well as a built-in one', async () => {
  const verilogFile = writeChip({ ...sample, id: 'twin', model: 'Twin' });
  const body = { deptId: DEMO, verilogFile, socVerilogPath: 'chips/twin.chip.json', hash: '' };
  await server.admin.call(writeFileByPath, { body });
  expect(await generate(text('twinned', { chip: 'twin' }))).toMatchObject({ written: true });
  const { chips } = await server.admin.call(listPins, { query: { deptId: DEMO } });
  expect(chips).toEqual([{ id: 'twin', path: 'chips/twin.chip.json' }]);
});
