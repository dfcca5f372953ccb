import { DEFAULT_PERMISSIONS, ROLE_IDS, calls, getUserInfo, updateRole } from '@netloom/contract';
import type { Call, Permission, RoleKey } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../src/database/drizzle.ts';
import { departments } from '../../src/features/department/tables.ts';
import { features } from '../../src/features/index.ts';
import { DEMO } from '../testServer.ts';
import type { Client } from '../testServer.ts';
import { hostileVariants, isTelling } from './hostile.ts';
import { samples } from './samples/index.ts';
import { send } from './send.ts';
import { snapshot } from './snapshot.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';

let world: World;
beforeAll(async () => void (world = await buildWorld()), 120_000);
afterAll(() => world.server.close());

const policies = new Map(features.flatMap(({ routes }) => routes.map(({ call, policy }) => [call, policy])));
const all = Object.entries(calls).map(([name, call]) => ({ name, call, policy: policies.get(call)! }));
const PROJECT_ROLES = ['lead', 'architecture', 'hardware', 'verification', 'software', 'backend'] as const;

/** Calls that end what the attack stands on, or that make guessing slow; each has tests of its own. */
const LEFT_OUT = [
  ...['logOut', 'restoreBackup', 'login', 'updateChangePassword', 'applyDept'],
  ...['beginSecondFactor', 'renewRecoveryCodes', 'turnOffSecondFactor', 'beginPasskey', 'removePasskey'],
  // A project that was renamed to a hostile text is dissolved by that text.
  'deleteSysDeptByDeptId',
];
/** The deep suite tries everything; else each call gets some, and each hostile value comes to some calls. */
const deep = process.env.NETLOOM_DEEP === '1';
const EVERY = deep ? 1 : 18;
const EVERY_HUGE = deep ? 1 : 3;
const HUGE_MEGABYTES = deep ? 10 : 2;

it('every call of the contract has a policy and a sample', () => {
  expect(all.filter(({ policy }) => policy === undefined).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(samples).sort()).toEqual(Object.keys(calls).sort());
});

/** Sends the samples of calls; answers those that were not met with one of the expected codes. */
async function unexpected(client: Client, attacked: typeof all, codes: readonly number[]) {
  const found: string[] = [];
  for (const { name, call } of attacked) {
    const { code, text } = await send(client, call, samples[name]!(world));
    if (!codes.includes(code)) found.push(`${name}: ${code} ${text.slice(0, 200)}`);
  }
  return found;
}

/** Does something, and expects that nothing in database, projects and backups is other than before. */
async function changingNothing(attack: () => Promise<void>): Promise<void> {
  const before = await snapshot(world.server);
  await attack();
  expect(await snapshot(world.server)).toEqual(before);
}

describe('who is not let in', () => {
  it('without a token gets 401 and changes nothing', async () => {
    const closed = all.filter(({ policy }) => !policy.open);
    await changingNothing(async () => {
      expect(await unexpected(world.server.anonymous, closed, [401])).toEqual([]);
    });
  });

  it('from another project gets 403 or 404 for all that is not his, and changes nothing', async () => {
    const own: Permission[] = ['project:create', 'project:join'];
    const foreign = all.filter(({ policy }) => policy.permission && !own.includes(policy.permission));
    // His own lists and tools; they are about nobody else.
    const aboutHimself = foreign.filter(({ policy }) => policy.who === 'users whose role permits it');
    const aboutOthers = foreign.filter((each) => !aboutHimself.includes(each));
    expect(aboutOthers.length).toBeGreaterThan(80);
    await changingNothing(async () => {
      expect(await unexpected(world.outsider, aboutOthers, [403, 404])).toEqual([]);
    });
  });

  it('to a chat, never in it or no longer, gets 403 for all of it, and changes nothing', async () => {
    const ofChats = all.filter(({ policy }) => /members of the chat|author of the message/.test(policy.who));
    expect(ofChats.length).toBeGreaterThan(10);
    await changingNothing(async () => {
      expect(await unexpected(world.outsider, ofChats, [403])).toEqual([]);
      expect(await unexpected(world.former, ofChats, [403])).toEqual([]);
    });
    const { database } = world.server.services;
    const reads = ['chatInfo', 'selectMessageList', 'messageHistory'];
    await database.update(departments).set({ formerMembersRead: true }).where(eq(departments.deptId, DEMO));
    const isRead = ({ name }: { name: string }) => reads.includes(name);
    await changingNothing(async () => {
      expect(await unexpected(world.former, ofChats.filter(isRead), [200])).toEqual([]);
      expect(
        await unexpected(
          world.former,
          ofChats.filter((each) => !isRead(each)),
          [403],
        ),
      ).toEqual([]);
      expect(await unexpected(world.outsider, ofChats, [403])).toEqual([]);
    });
    await database.update(departments).set({ formerMembersRead: false }).where(eq(departments.deptId, DEMO));
  });

  it.each([...PROJECT_ROLES, 'visitor'] as RoleKey[])(
    'as %s gets 403 where the role lacks the permission, and changes nothing',
    async (role) => {
      const deptId = role === 'visitor' ? undefined : DEMO;
      const member = await world.server.newUser(`only ${role}`, deptId, ROLE_IDS[role]);
      const held = DEFAULT_PERMISSIONS[role];
      const lacking = all.filter(({ policy }) => policy.permission && !held.includes(policy.permission));
      expect(lacking.length).toBeGreaterThan(20);
      await changingNothing(async () => {
        expect(await unexpected(member, lacking, [403])).toEqual([]);
      });
    },
  );

  it('with a role that all was taken from gets 403 everywhere, and changes nothing', async () => {
    const roleId = ROLE_IDS.software;
    const member = await world.server.newUser('stripped', DEMO, roleId);
    await world.server.admin.call(updateRole, { body: { roleId, permissions: [] } });
    const guarded = all.filter(({ policy }) => policy.permission !== null);
    await changingNothing(async () => {
      expect(await unexpected(member, guarded, [403])).toEqual([]);
    });
    const permissions = [...DEFAULT_PERMISSIONS.software];
    await world.server.admin.call(updateRole, { body: { roleId, permissions } });
  });
});

describe('who is let in', () => {
  it('cannot break a call with wrong types or hostile texts', async () => {
    const found: string[] = [];
    let count = 0;
    for (const { name, call } of all.filter((each) => !LEFT_OUT.includes(each.name))) {
      for (const { field, value, sample } of hostileVariants(call, samples[name]!(world))) {
        if (count++ % EVERY !== 0) continue;
        const { code, text } = await send(world.server.admin, call, sample);
        const place = `${name} ${field}=${JSON.stringify(value).slice(0, 40)}`;
        if (code === 500 || isTelling(text)) found.push(`${place}: ${code} ${text.slice(0, 300)}`);
      }
    }
    expect(found).toEqual([]);
    expect((await world.server.admin.call(getUserInfo)).userName).toBe('admin');
  }, 1_200_000);

  it(`is told of a text of ${HUGE_MEGABYTES} MB that it is too long`, async () => {
    const huge = 'x'.repeat(HUGE_MEGABYTES * 1_000_000);
    const found: string[] = [];
    for (const [index, { name, call }] of all.filter((each) => takesText(each.call)).entries()) {
      if (index % EVERY_HUGE !== 0) continue;
      const sample = samples[name]!(world);
      const fields = Object.keys(sample.body ?? {}).filter(
        (field) => !TAKES_FILES.includes(`${name}.${field}`),
      );
      for (const field of deep ? fields : fields.slice(-1)) {
        const body = { ...sample.body, [field]: huge };
        const { code, text } = await send(world.server.admin, call, { ...sample, body });
        if (code !== 601 || text.length > 10_000) found.push(`${name} ${field}: ${code} ${text.length}`);
      }
    }
    expect(found).toEqual([]);
  }, 300_000);
});

/** Whole files are sent in these; what is in them is read by their own readers. */
const TAKES_FILES = [
  'writeFileByPath.verilogFile',
  'fileWriteFile.content',
  'saveOrupdateCanvas.toVerilogJson',
  'saveOrupdateCanvas.layoutJson',
  'updateToVerilogJsonBySocCanvasId.toVerilogJson',
  'generationCanvas.toVerilogJson',
];

function takesText({ method, kind }: Call): boolean {
  return method !== 'GET' && kind === 'json';
}
