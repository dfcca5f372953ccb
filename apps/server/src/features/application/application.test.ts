import {
  addMember,
  applyDept,
  approvalList,
  approvalStatus,
  deleteSysDeptByDeptId,
  getSseStream,
  getUserInfo,
  insertDept,
  inviteDept,
  inviteList,
  myApplications,
  removeMember,
  restoreDept,
  revokeInvite,
  selectMyDeptList,
} from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

const [LEAD, ARCHITECTURE, HARDWARE, VERIFICATION] = [9, 10, 11, 12];

let server: TestServer;
let lead: Client;
let member: Client;
let stranger: Client;
let deptId: number;
beforeAll(async () => {
  server = await startTestServer();
  [lead, member, stranger] = (await Promise.all(
    ['lead', 'member', 'stranger'].map((name) => server.newUser(name)),
  )) as [Client, Client, Client];
  ({ deptId } = await lead.call(insertDept, { body: { name: 'Team' } }));
  const { userId } = await member.call(getUserInfo);
  await server.admin.call(addMember, { body: { deptId, userId, roleId: HARDWARE } });
});
afterAll(() => server.close());

const invite = (roleId = HARDWARE, client = lead) => client.call(inviteDept, { query: { deptId, roleId } });
const apply = (client: Client, inviteCode: string) => client.reply(applyDept, { query: { inviteCode } });
const applied = async (client: Client, roleId = HARDWARE) => {
  const { inviteCode } = await invite(roleId);
  return client.call(applyDept, { query: { inviteCode } });
};
const decide = (applyId: number, status: 1 | 2, roleId?: number, client = lead) =>
  client.reply(approvalStatus, { query: { applyId, status, ...(roleId && { roleId }) } });
const waiting = async () =>
  (await lead.call(approvalList, { query: { deptId } })).filter(({ status }) => status === 0);

describe('an invitation', () => {
  it('has a code of at least 80 bits that is told once and never stored', async () => {
    const { inviteCode, ...invitation } = await invite();
    expect(inviteCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    // 20 letters of 32.
    expect(inviteCode.replaceAll('-', '').length * Math.log2(32)).toBeGreaterThanOrEqual(80);
    expect(await lead.call(inviteList, { query: { deptId } })).toEqual([invitation]);
    const { rows } = await server.services.pool.query('SELECT * FROM invitations');
    expect(JSON.stringify(rows)).not.toContain(inviteCode);
    const days = (Date.parse(invitation.expiresTime) - Date.parse(invitation.createTime)) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
  });

  it('is made, listed and revoked by who may invite, and decided by them alone', async () => {
    const { inviteId } = await invite();
    const foreign = await applied(stranger);
    for (const client of [member, stranger]) {
      const replies = [
        await client.reply(inviteDept, { query: { deptId, roleId: HARDWARE } }),
        await client.reply(inviteList, { query: { deptId } }),
        await client.reply(approvalList, { query: { deptId } }),
        await client.reply(revokeInvite, { body: { inviteId } }),
        await client.reply(revokeInvite, { body: { inviteId: 999_999 } }),
        await decide(foreign.applyId, 1, HARDWARE, client),
        await decide(999_999, 1, HARDWARE, client),
      ];
      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 403));
    }
    expect((await decide(foreign.applyId, 2)).code).toBe(200);
  });

  it('does not serve to become more than who invites', async () => {
    const { pool, permissions, database } = server.services;
    await pool.query("INSERT INTO role_permissions VALUES (11, 'project:invite', true)");
    await permissions.load(database);
    const reply = await member.reply(inviteDept, { query: { deptId, roleId: LEAD } });
    expect(reply).toMatchObject({ code: 403, msg: expect.stringContaining('this role may do more') });
    const { applyId } = await applied(stranger, LEAD);
    expect((await decide(applyId, 1, undefined, member)).code).toBe(403);
    expect((await decide(applyId, 2, undefined, member)).code).toBe(200);
    await pool.query('DELETE FROM role_permissions');
    await permissions.load(database);
  });
});

describe('an application', () => {
  it('by a code typed in any way waits, and makes a member when it is allowed, who is told', async () => {
    const ann = await server.newUser('ann');
    const { inviteCode, inviteId } = await invite(VERIFICATION);
    const sloppy = inviteCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const application = await ann.call(applyDept, { query: { inviteCode: sloppy } });
    expect(application).toMatchObject({
      deptId,
      deptName: 'Team',
      userName: 'ann',
      roleId: VERIFICATION,
      status: 0,
    });
    expect((await apply(ann, inviteCode)).msg).toContain('you have asked to join Team already');
    expect(await waiting()).toEqual([application]);
    expect(await ann.call(selectMyDeptList)).toEqual([]);
    const uses = (await lead.call(inviteList, { query: { deptId } })).find(
      (each) => each.inviteId === inviteId,
    );
    expect(uses).toMatchObject({ uses: 1 });

    const stream = await EventReader.open(ann.url(getSseStream), ann.headers);
    await stream.next();
    expect((await decide(application.applyId, 1, ARCHITECTURE)).code).toBe(200);
    expect(await stream.next()).toEqual({ type: 'user-changed' });
    await stream.close();
    expect(await ann.call(selectMyDeptList)).toMatchObject([
      { deptId, roleId: ARCHITECTURE, isDefault: true },
    ]);
    expect(await ann.call(myApplications)).toMatchObject([
      { status: 1, decideBy: 'lead', roleId: ARCHITECTURE },
    ]);
    expect((await apply(ann, inviteCode)).msg).toContain('you are a member of Team already');
  });

  it('is decided once, also by two at the same time', async () => {
    const { applyId } = await applied(stranger);
    const replies = await Promise.all([decide(applyId, 1), decide(applyId, 2, undefined, server.admin)]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
    expect(replies.find(({ code }) => code === 601)!.msg).toMatch(
      /(lead has allowed|admin has refused) this application already/,
    );
    const [own] = await stranger.call(myApplications);
    const isMember = (await stranger.call(selectMyDeptList)).length === 1;
    expect(isMember).toBe(own!.status === 1);
    const { userId } = await stranger.call(getUserInfo);
    if (isMember) await lead.call(removeMember, { body: { deptId, userId } });
  });

  it('is made once, also twice at the same time; after a refusal it can be made again', async () => {
    const { inviteCode } = await invite();
    const replies = await Promise.all([1, 2].map(() => apply(stranger, inviteCode)));
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 601]);
    const [application] = await waiting();
    await decide(application!.applyId, 2);
    expect(await stranger.call(selectMyDeptList)).toEqual([]);
    expect((await apply(stranger, inviteCode)).code).toBe(200);
    expect((await decide((await waiting())[0]!.applyId, 2)).code).toBe(200);
  });

  it('of somebody who is gone is not allowed', async () => {
    const leaver = await server.newUser('leaver');
    const { applyId, userId } = await applied(leaver);
    await server.services.pool.query('UPDATE users SET status = 1 WHERE user_id = $1', [userId]);
    expect((await decide(applyId, 1)).code).toBe(404);
    expect((await decide(applyId, 2)).code).toBe(200);
  });
});

describe('a code is refused with the reason', () => {
  it('when it was revoked, has expired, or its project was dissolved', async () => {
    const [revoked, expired, gone] = [await invite(), await invite(), await invite()];
    await lead.call(revokeInvite, { body: { inviteId: revoked.inviteId } });
    await server.services.pool.query(
      "UPDATE invitations SET expires_time = now() - interval '1 second' WHERE invite_id = $1",
      [expired.inviteId],
    );
    expect((await apply(stranger, revoked.inviteCode)).msg).toContain('was revoked');
    expect((await apply(stranger, expired.inviteCode)).msg).toContain('has expired');
    const listed = (await lead.call(inviteList, { query: { deptId } })).map(({ inviteId }) => inviteId);
    expect(listed).toContain(gone.inviteId);
    expect(listed).not.toContain(revoked.inviteId);
    expect(listed).not.toContain(expired.inviteId);

    const { applyId } = await applied(stranger);
    const dissolution = { params: { id: deptId }, query: { deptName: 'Team' } };
    await lead.call(deleteSysDeptByDeptId, dissolution);
    expect((await apply(stranger, gone.inviteCode)).msg).toContain('the project was dissolved');
    expect((await decide(applyId, 1)).code).toBe(403);
    expect((await decide(applyId, 1, undefined, server.admin)).msg).toContain('was dissolved');
    await server.admin.call(restoreDept, { body: { deptId } });
  });

  it('when there is none such; who guesses many at once is told to wait', async () => {
    const guesser = await server.newUser('guesser');
    const guess = () => apply(guesser, '00000-00000-00000-00000');
    expect((await guess()).msg).toContain('no invitation has this code');
    const replies = await Promise.all(Array.from({ length: 20 }, guess));
    const refused = replies.filter(({ msg }) => msg.includes('Too many attempts'));
    expect(refused.length).toBeGreaterThanOrEqual(10);
  });
});
