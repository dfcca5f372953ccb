import { applyDept } from '@netloom/contract';
import { expect, it } from 'vitest';
import { startTestServer } from '../test/testServer.ts';
import { hashPassword } from './features/session/password/password.ts';
import { requirePassword } from './features/session/password/requirePassword.ts';

it('a line of passwords at one server is none at another', async () => {
  const [one, other] = [{}, {}];
  const user = { userId: 7, passwordHash: await hashPassword('five grey badgers') };
  const tryAt = (services: object, typed: string) =>
    requirePassword(services, user, typed, 'body.password').then(
      () => 'right',
      (error: { reason: string }) => error.reason,
    );
  const line = Array.from({ length: 5 }, () => tryAt(one, 'guessed it'));
  expect(await tryAt(one, 'five grey badgers')).toBe('too-many-attempts');
  expect(await tryAt(other, 'five grey badgers')).toBe('right');
  expect(new Set(await Promise.all(line))).toEqual(new Set(['password-wrong']));
});

it('guessed invite codes of one server do not hold those of another up', async () => {
  const servers = await Promise.all([startTestServer(), startTestServer()]);
  const [one, other] = await Promise.all(servers.map((server) => server.newUser('guesser')));
  const guess = async (who = one!) =>
    (await who.reply(applyDept, { query: { inviteCode: 'ABCD-EFGH-JKLM' } })).msg;
  // Three wait for a table that is locked; the fourth finds the line full.
  const holder = await servers[0]!.services.pool.connect();
  await holder.query('BEGIN; LOCK TABLE invitations IN ACCESS EXCLUSIVE MODE');
  const line = [guess(), guess(), guess(), guess()];
  expect(await Promise.race(line)).toContain('Too many attempts');
  expect(await guess(other)).toContain('no invitation has this code');
  await holder.query('ROLLBACK');
  holder.release();
  expect((await Promise.all(line)).filter((msg) => msg.includes('no invitation has this code'))).toHaveLength(
    3,
  );
  await Promise.all(servers.map((server) => server.close()));
});
