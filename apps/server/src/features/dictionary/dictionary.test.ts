import {
  deleteDictDataByIds,
  deleteDictTypeById,
  getSseStream,
  insertDictData,
  insertDictType,
  selectDictDataById,
  selectDictDataByType,
  selectDictDataList,
  selectDictTypeById,
  selectDictTypeList,
  updateDictData,
  updateDictType,
} from '@netloom/contract';
import type { BodyOf, DictType } from '@netloom/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let user: Client;
let colours: DictType;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser('user');
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  const body = { dictName: 'Colours', dictType: `colours_${count}` };
  colours = await server.admin.call(insertDictType, { body });
});

type Entry = Omit<BodyOf<typeof insertDictData>, 'dictId'>;
const add = (entry: Entry) =>
  server.admin.reply(insertDictData, { body: { dictId: colours.dictId, ...entry } });
const addNew = (entry: Entry) =>
  server.admin.call(insertDictData, { body: { dictId: colours.dictId, ...entry } });
const read = (client = user) => client.call(selectDictDataByType, { params: { type: colours.dictType } });
const values = async () => (await read()).map(({ dictValue }) => dictValue);

describe('the entries of a type', () => {
  it('come in their order, without those that are switched off', async () => {
    await add({ dictLabel: 'Red', dictValue: 'r', dictSort: 2 });
    await add({ dictLabel: 'Green', dictValue: 'g', dictSort: 1, isDefault: true });
    await add({ dictLabel: 'Blue', dictValue: 'b', status: 1 });
    expect(await values()).toEqual(['g', 'r']);
    await server.admin.call(updateDictType, { body: { ...colours, status: 1 } });
    expect(await values()).toEqual([]);
  });

  it('are not asked of the database twice, and a change is seen at once', async () => {
    const red = await addNew({ dictLabel: 'Red', dictValue: 'r' });
    const asked = vi.spyOn(server.services.pool, 'query');
    const questions = () =>
      asked.mock.calls.filter((call) => JSON.stringify(call).includes('dictionary_entries')).length;
    await read();
    expect(questions()).toBe(1);
    await read();
    await read(server.admin);
    expect(questions()).toBe(1);
    asked.mockRestore();
    await server.admin.call(updateDictData, { body: { ...red, dictValue: 'rouge', cssClass: 'error' } });
    expect(await read()).toMatchObject([{ dictValue: 'rouge', cssClass: 'error' }]);
    const green = await addNew({ dictLabel: 'Green', dictValue: 'g' });
    expect(await values()).toEqual(['rouge', 'g']);
    const ids = `${red.dictCode},${green.dictCode}`;
    await server.admin.call(deleteDictDataByIds, { params: { ids } });
    expect(await values()).toEqual([]);
  });

  it('are told to every browser when they change', async () => {
    const events = await EventReader.open(user.url(getSseStream), user.headers);
    await events.next();
    await add({ dictLabel: 'Red', dictValue: 'r' });
    expect(await events.next()).toEqual({ type: 'dictionary-changed', dictType: colours.dictType });
    await events.close();
  });

  it('have one default at most', async () => {
    await add({ dictLabel: 'Red', dictValue: 'r', isDefault: true });
    await add({ dictLabel: 'Green', dictValue: 'g', isDefault: true });
    expect((await read()).filter(({ isDefault }) => isDefault)).toMatchObject([{ dictValue: 'g' }]);
  });
});

describe('a dictionary', () => {
  it('is found, renamed and deleted with its entries', async () => {
    const red = await addNew({ dictLabel: 'Red', dictValue: 'r' });
    const found = await server.admin.call(selectDictTypeList, { body: { search: colours.dictType } });
    expect(found).toMatchObject({ total: 1, rows: [{ dictName: 'Colours', entries: 1 }] });
    const dictType = `hues_${count}`;
    await server.admin.call(updateDictType, { body: { ...colours, dictType } });
    expect(await values()).toEqual([]);
    expect(await user.call(selectDictDataByType, { params: { type: dictType } })).toHaveLength(1);
    await server.admin.call(deleteDictTypeById, { params: { id: colours.dictId } });
    expect(await user.call(selectDictDataByType, { params: { type: dictType } })).toEqual([]);
    expect((await server.admin.reply(selectDictDataById, { params: { id: red.dictCode } })).code).toBe(404);
    expect((await server.admin.reply(selectDictTypeById, { params: { id: colours.dictId } })).code).toBe(404);
  });

  it('takes each type and each value once', async () => {
    const { dictType } = colours;
    const again = await server.admin.reply(insertDictType, { body: { dictName: 'More', dictType } });
    expect(again).toMatchObject({ code: 601, msg: expect.stringContaining(dictType) });
    const first = await addNew({ dictLabel: 'Red', dictValue: 'r' });
    expect(await add({ dictLabel: 'Rot', dictValue: 'r' })).toMatchObject({
      code: 601,
      msg: expect.stringContaining('body.dictValue'),
    });
    const second = await addNew({ dictLabel: 'Green', dictValue: 'g' });
    const clash = await server.admin.reply(updateDictData, { body: { ...second, dictValue: 'r' } });
    expect(clash.code).toBe(601);
    const page = await server.admin.call(selectDictDataList, { query: { dictId: colours.dictId } });
    expect(page.rows.map(({ dictCode }) => dictCode)).toEqual([first.dictCode, second.dictCode]);
  });

  it('refuses names that are none, and ids that cannot be', async () => {
    const body = { dictName: 'Bad', dictType: 'Bad Type' };
    expect(await server.admin.reply(insertDictType, { body })).toMatchObject({ code: 601 });
    for (const ids of ['0', '1;2', '9999999999', 'x']) {
      expect(await server.admin.reply(deleteDictDataByIds, { params: { ids } })).toMatchObject({ code: 601 });
    }
  });

  it('is changed by administrators alone, and its entries are every user’s to choose from', async () => {
    const { dictId } = colours;
    const refused = await Promise.all([
      user.reply(selectDictTypeList),
      user.reply(insertDictType, { body: { dictName: 'x', dictType: 'x' } }),
      user.reply(insertDictData, { body: { dictId, dictLabel: 'x', dictValue: 'x' } }),
      user.reply(selectDictDataList, { query: { dictId } }),
      user.reply(deleteDictTypeById, { params: { id: dictId } }),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([403, 403, 403, 403, 403]);
    expect((await server.anonymous.reply(selectDictDataByType, { params: { type: 'x' } })).code).toBe(401);
  });
});
