import {
  deleteFile,
  fileWriteFile,
  generatePins,
  generateRegisters,
  getAllSocCanvas,
  libJsonByCore,
  previewGeneration,
  readFileByPath,
  selectCanvasBySocCanvasId,
} from '@netloom/contract';
import type { PreviewedFile } from '@netloom/contract';
import { PRESETS, writeCore } from '@netloom/core';
import { BUILT_IN_CHIPS, newConfiguration, writeConfiguration } from '@netloom/pins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { cutAll } from '../generation/preview.ts';

let server: TestServer;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
});
afterAll(() => server?.close());

const preview = async (path: string, text: string, more: object = {}) =>
  (await server.admin.call(previewGeneration, { body: { deptId: DEMO, path, text, ...more } })).files;
const put = (filePath: string, content: string) =>
  server.admin.call(fileWriteFile, { body: { deptId: DEMO, filePath, content } });
const there = async (filePath: string) =>
  (await server.admin.reply(readFileByPath, { query: { deptId: DEMO, filePath } })).code === 200;
const states = (files: readonly PreviewedFile[]) => new Set(files.map(({ status }) => status));
const of = (files: readonly PreviewedFile[], path: string) => files.find((file) => file.path === path);

const coreText = (base: object = {}) =>
  writeCore({ ...PRESETS.micro, name: 'seen', base: { ...PRESETS.micro.base, ...base } });
const pinsText = (label: string) =>
  writeConfiguration({
    ...newConfiguration('seen', BUILT_IN_CHIPS[0]!),
    pins: { PA1: { signal: 'GPIO_Output', label } },
  });
const map = (offset: number) =>
  JSON.stringify({
    ...{ netloom: 'registers', version: 1, name: 'seen' },
    children: [{ kind: 'register', name: 'CTRL', offset }],
  });
const MAP = 'ip/seen/seen.regs.json';
const HEADER = 'ip/seen/gen/seen_regs.h';
const writeMap = (text: string, more: { outputs?: string[]; decisions?: object } = {}) =>
  server.admin.call(generateRegisters, {
    body: { deptId: DEMO, path: MAP, text, outputs: ['c'], ...more } as never,
  });

/** Kinds with a text, another one that generates a file differently, and how the first is generated. */
const KINDS = [
  {
    kind: 'a core',
    path: 'cores/seen/seen.core.json',
    texts: [coreText(), coreText({ zbb: true })],
    file: 'cores/seen/rtl/seen.sv',
    generate: () =>
      server.admin.call(libJsonByCore, {
        query: { deptId: DEMO, save: 'true' },
        body: { coreJson: coreText(), hash: '' } as never,
      }),
  },
  {
    kind: 'a pin configuration',
    path: 'pins/seen/seen.pins.json',
    texts: [pinsText('LED'), pinsText('LAMP')],
    file: 'pins/seen/Inc/main.h',
    generate: () =>
      server.admin.call(generatePins, { body: { deptId: DEMO, pinsJson: pinsText('LED') } as never }),
  },
  {
    kind: 'a register map',
    path: MAP,
    texts: [map(0), map(8)],
    file: HEADER,
    generate: () => writeMap(map(0)),
  },
] as const;

describe.each(KINDS)('$kind', ({ path, texts: [text, other], file, generate }) => {
  const outputs = path === MAP ? { outputs: ['c'] } : {};

  it('shows what is new, the same, changed, edited by hand, and writes nothing of it', async () => {
    const fresh = await preview(path, text, outputs);
    expect(states(fresh)).toEqual(new Set(['created']));
    expect(of(fresh, file)?.text).not.toBe('');
    expect([await there(path), await there(file)]).toEqual([false, false]);

    await generate();
    const same = await preview(path, text, outputs);
    expect(states(same)).toEqual(new Set(['unchanged']));
    expect(same.map((each) => each.text)).toEqual(fresh.map((each) => each.text));

    const changed = of(await preview(path, other, outputs), file)!;
    expect(changed).toMatchObject({ status: 'changed', previous: of(fresh, file)!.text, isCut: false });
    expect(changed.text).not.toBe(changed.previous);

    const edited = `${changed.previous}/* mine */\n`;
    await put(file, edited);
    expect(of(await preview(path, other, outputs), file)).toMatchObject({
      status: 'hand-edited',
      previous: edited,
    });
    await put(file, changed.previous!);
    await server.admin.call(deleteFile, { body: { deptId: DEMO, resourcePath: file } });
    expect(of(await preview(path, text, outputs), file)).toMatchObject({ status: 'created' });
  });

  it('of which a text cannot be read is refused, and nobody else sees it', async () => {
    const body = { deptId: DEMO, path, text, ...outputs };
    expect(
      await server.admin.reply(previewGeneration, { body: { ...body, text: '{ "no": ' } }),
    ).toMatchObject({ code: 601 });
    expect(await stranger.reply(previewGeneration, { body })).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(previewGeneration, { body })).toMatchObject({ code: 401 });
  });
});

it('a SoC shows what the demo would change, and its errors instead of files', async () => {
  const [row] = await server.admin.call(getAllSocCanvas, { params: { x: DEMO } });
  const { toVerilogJson, path } = await server.admin.call(selectCanvasBySocCanvasId, {
    params: { id: row!.socCanvasId },
  });
  expect(states(await preview(path, toVerilogJson))).toEqual(new Set(['unchanged']));
  const other = toVerilogJson.replace('"title": "Demo SoC"', '"title": "Another SoC"');
  const files = await preview(path, other);
  expect(of(files, 'gen/demo_soc/rtl/demo_soc.sv')).toMatchObject({ status: 'changed' });
  const broken = toVerilogJson.replaceAll('netloom:ip:uart:1.0', 'netloom:ip:missing:1.0');
  const body = { deptId: DEMO, path, text: broken };
  expect(await server.admin.call(previewGeneration, { body })).toMatchObject({
    files: [],
    diagnostics: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]),
  });
});

it('a core that needs fewer files shows which ones go', async () => {
  const path = 'cores/fewer/fewer.core.json';
  const text = (compressed: boolean) =>
    writeCore({ ...PRESETS.micro, name: 'fewer', base: { ...PRESETS.micro.base, compressed } });
  await server.admin.call(libJsonByCore, {
    query: { deptId: DEMO, save: 'true' },
    body: { coreJson: text(true), hash: '' } as never,
  });
  const gone = of(await preview(path, text(false)), 'cores/fewer/rtl/fewer_expander.sv');
  expect(gone).toMatchObject({ status: 'removed', text: '', previous: expect.stringContaining('module') });
});

describe('views of a register map', () => {
  it('leave others that were written earlier, and ask before they replace what was edited by hand', async () => {
    await put(HEADER, '');
    await server.admin.call(deleteFile, { body: { deptId: DEMO, resourcePath: 'ip/seen/gen' } });
    expect(await writeMap(map(0))).toMatchObject({ written: true });
    expect(await writeMap(map(0), { outputs: ['markdown'] })).toMatchObject({ written: true });
    expect(await there(HEADER)).toBe(true);
    await put('ip/seen/gen/seen.md', 'mine\n');
    const both = { outputs: ['c', 'markdown'] };
    const asked = await writeMap(map(4), both);
    expect(asked.written).toBe(false);
    expect(Object.fromEntries(asked.files.map(({ path, status }) => [path, status]))).toMatchObject({
      [HEADER]: 'changed',
      'ip/seen/gen/seen.md': 'hand-edited',
    });
    const decisions = { 'ip/seen/gen/seen.md': 'keep' };
    expect(await writeMap(map(4), { ...both, decisions })).toMatchObject({ written: true });
    expect(of(await preview(MAP, map(4), both), 'ip/seen/gen/seen.md')).toMatchObject({
      status: 'hand-edited',
      previous: 'mine\n',
    });
  });

  it('are not written for a map with errors, nor for a view that is unknown', async () => {
    const twice = { kind: 'register', name: 'CTRL', offset: 0 };
    const broken = JSON.stringify({ ...JSON.parse(map(0)), children: [twice, twice] });
    expect(await writeMap(broken)).toMatchObject({ written: false, files: [] });
    const body = { deptId: DEMO, path: MAP, text: map(0), outputs: ['xlsx'] };
    expect(await server.admin.reply(generateRegisters, { body })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('outputs: xlsx'),
    });
    expect(await stranger.reply(generateRegisters, { body })).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(generateRegisters, { body })).toMatchObject({ code: 401 });
    const out = { ...body, outputs: ['c'], folder: '../out' };
    expect(await server.admin.reply(generateRegisters, { body: out })).toMatchObject({ code: 601 });
  });
});

it('another document generates nothing', async () => {
  const body = { deptId: DEMO, path: 'waves/a.wavedrom.json', text: '{}' };
  expect(await server.admin.reply(previewGeneration, { body })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('.soc.json'),
  });
});

it('texts that are too large are cut, and say so', () => {
  const file = (path: string, size: number) => ({
    ...{ path, status: 'changed' as const, text: 'a'.repeat(size), previous: 'b' },
  });
  const files = cutAll([
    file('small', 10),
    file('large', 500_000),
    ...Array.from({ length: 40 }, () => file('x', 399_999)),
  ]);
  expect(files.slice(0, 2).map(({ isCut, text }) => [isCut, text.length])).toEqual([
    [false, 10],
    [true, 400_000],
  ]);
  expect(files.reduce((sum, { text, previous }) => sum + text.length + previous!.length, 0)).toBe(12_000_000);
  expect(files.at(-1)).toMatchObject({ isCut: true, text: '' });
});
