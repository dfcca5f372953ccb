import {
  deleteMenu,
  deptMenus,
  insertMenu,
  menus,
  saveDeptMenus,
  selectMenuList,
  updateMenu,
} from '@netloom/contract';
import type { BodyOf, MenuEntry, MenuRow } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let engineer: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  engineer = await server.newUser('engineer', DEMO);
  stranger = await server.newUser('stranger');
});
afterAll(() => server.close());

const list = () => server.admin.call(selectMenuList);
const named = async (key: string) => (await list()).find(({ titleKey }) => titleKey === key)!;
const siblings = async (parentId: number | null) =>
  (await list()).filter((row) => row.parentId === parentId).map(({ titleKey, title }) => title || titleKey);

/** An entry as a screen sends it back, with what it changed. */
function changed(row: MenuRow, changes: Partial<MenuRow>): BodyOf<typeof updateMenu> {
  const { menuId, parentId, position, title, icon, url, permission, affix, status } = { ...row, ...changes };
  return { menuId, parentId, position, title, icon, url, permission, affix, status };
}
const change = (row: MenuRow, changes: Partial<MenuRow>) =>
  server.admin.reply(updateMenu, { body: changed(row, changes) });

const plain = { parentId: null, position: 0, icon: '', url: null, permission: null, affix: false } as const;
const add = (body: Partial<BodyOf<typeof insertMenu>>) =>
  server.admin.reply(insertMenu, {
    body: { ...plain, kind: 'layout', title: '', status: 0, ...body },
  }) as Promise<{ code: number; msg: string; data: MenuRow }>;

/** Every entry that a user is shown, whatever its depth. */
async function shown(client: Client, deptId = DEMO): Promise<MenuEntry[]> {
  const flat = (entries: MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children)]);
  return flat(await client.call(menus, { query: { deptId } }));
}

describe('the menu', () => {
  it('shows who administers everything, and others what they may do', async () => {
    const screens = async (client: Client, deptId?: number) =>
      (await shown(client, deptId)).map(({ screen }) => screen);
    expect(await screens(server.admin)).toContain('auditTrail');
    expect(await screens(engineer)).toContain('socCanvas');
    expect(await screens(engineer)).not.toContain('auditTrail');
    expect(await screens(stranger, 0)).not.toContain('socCanvas');
    expect((await stranger.reply(menus, { query: { deptId: DEMO } })).code).toBe(403);
  });

  it('gets groups and links at their place, and its frames the link’s site', async () => {
    const before = await siblings(null);
    const group = (await add({ kind: 'parent', title: 'Lab', position: 1 })).data;
    expect(group).toMatchObject({ kind: 'layout', builtIn: false, position: 1 });
    expect(await siblings(null)).toEqual([before[0], 'Lab', ...before.slice(1)]);
    const url = 'https://boards.example/list';
    const link = (await add({ kind: 'link', title: 'Boards', url, parentId: group.menuId })).data;
    expect((await shown(engineer)).find(({ menuId }) => menuId === link.menuId)).toMatchObject({ url });
    const frames = async () =>
      (await fetch(server.address)).headers
        .get('content-security-policy')
        ?.split(';')
        .find((directive) => directive.startsWith('frame-src'));
    expect(await frames()).toBe("frame-src 'self' https://boards.example");
    await change(link, { status: 1 });
    expect(await frames()).toBe("frame-src 'self'");
    expect((await shown(engineer)).some(({ menuId }) => menuId === group.menuId)).toBe(false);
  });

  it('can be put in another order, and a group becomes a lower one below another', async () => {
    const [runs, tools] = [await named('runs'), await named('tools')];
    await change(tools, { position: 0 });
    expect((await siblings(null))[0]).toBe('tools');
    const moved = await change(runs, { parentId: tools.menuId, position: 0 });
    expect(moved.data).toMatchObject({ kind: 'parent', position: 0 });
    expect(await siblings(tools.menuId)).toEqual(['runs', 'git']);
    await change(runs, { parentId: null, position: 99 });
    expect((await siblings(null)).at(-1)).toBe('runs');
  });

  it('takes only what makes sense', async () => {
    const system = await named('system');
    const users = await named('users');
    const refusals: [Promise<{ code: number; msg: string }>, string][] = [
      [change(system, { parentId: system.menuId }), 'below itself'],
      [change(system, { parentId: users.menuId }), 'there is no group'],
      [change(system, { status: 1 }), 'the entry menus must stay on'],
      [change(await named('menus'), { status: 1 }), 'the entry menus must stay on'],
      [change(await named('profile'), { status: 1 }), 'the entry profile must stay on'],
      [change(users, { permission: null }), 'body.permission'],
      [change(users, { url: 'https://x.example/' }), 'only a link'],
      [change(system, { affix: true }), 'body.affix'],
      [add({ kind: 'link', title: 'No page' }), 'needs an address'],
      [add({ kind: 'link', title: 'Script', url: 'javascript:alert(1)' }), 'http or https'],
      [add({ kind: 'layout' }), 'body.title'],
      [add({ title: 'Nowhere', parentId: 99_999 }), 'there is no group'],
    ];
    for (const [reply, reason] of refusals) {
      expect(await reply).toMatchObject({ code: 601, msg: expect.stringContaining(reason) });
    }
  });

  it('finds no way round: a group cannot go below one of its own', async () => {
    const outer = (await add({ title: 'Outer' })).data;
    const inner = (await add({ title: 'Inner', parentId: outer.menuId })).data;
    expect(inner.kind).toBe('parent');
    expect(await change(outer, { parentId: inner.menuId })).toMatchObject({ code: 601 });
    const full = await server.admin.reply(deleteMenu, { params: { id: outer.menuId } });
    expect(full).toMatchObject({ code: 601, msg: expect.stringContaining('not empty') });
    for (const { menuId } of [inner, outer]) {
      expect((await server.admin.reply(deleteMenu, { params: { id: menuId } })).code).toBe(200);
    }
  });

  it('keeps the entries of the product', async () => {
    const { menuId } = await named('git');
    expect(await server.admin.reply(deleteMenu, { params: { id: menuId } })).toMatchObject({ code: 601 });
    expect((await server.admin.reply(deleteMenu, { params: { id: 99_999 } })).code).toBe(404);
  });

  it('is changed by administrators alone', async () => {
    const body = changed(await named('git'), { title: 'mine' });
    expect((await engineer.reply(updateMenu, { body })).code).toBe(403);
    expect((await engineer.reply(selectMenuList)).code).toBe(403);
    expect((await engineer.reply(deleteMenu, { params: { id: body.menuId as number } })).code).toBe(403);
  });
});

describe('a project', () => {
  const switchOff = (client: Client, off: number[], deptId = DEMO) =>
    client.reply(saveDeptMenus, { body: { deptId, off } });

  it('switches entries off for itself', async () => {
    const { menuId } = await named('synthesis');
    expect((await switchOff(server.admin, [menuId])).code).toBe(200);
    expect(await server.admin.call(deptMenus, { query: { deptId: DEMO } })).toEqual([menuId]);
    expect((await shown(engineer)).map(({ screen }) => screen)).not.toContain('synthesis');
    await switchOff(server.admin, []);
    expect((await shown(engineer)).map(({ screen }) => screen)).toContain('synthesis');
  });

  it('is the matter of its lead, not of others', async () => {
    const { menuId } = await named('synthesis');
    expect((await switchOff(engineer, [menuId])).code).toBe(403);
    expect((await switchOff(stranger, [menuId])).code).toBe(403);
    await server.services.pool.query(
      "UPDATE memberships SET role_id = 9 WHERE user_id = (SELECT user_id FROM users WHERE user_name = 'engineer')",
    );
    expect((await switchOff(engineer, [menuId])).code).toBe(200);
    expect(await engineer.call(deptMenus, { query: { deptId: DEMO } })).toEqual([menuId]);
    expect((await switchOff(engineer, [], 99_999)).code).toBe(403);
    expect((await switchOff(server.admin, [], 99_999)).code).toBe(404);
  });

  it('cannot switch the administration off, nor the way to it', async () => {
    for (const key of ['users', 'system', 'profile']) {
      const { menuId } = await named(key);
      expect(await switchOff(engineer, [menuId])).toMatchObject({ code: 601 });
    }
    expect(await switchOff(engineer, [99_999])).toMatchObject({ code: 601 });
  });
});
