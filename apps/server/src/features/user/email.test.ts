import {
  confirmEmail,
  findUser,
  getSysUserByUserId,
  getUserInfo,
  gitCommit,
  gitLog,
  gitStage,
  mailConfirmation,
  register,
  saveSysUser,
  updateChangePassword,
  updateSysUser,
  writeFileByPath,
} from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailSink } from '../../../test/mailSink.ts';
import type { MailSink } from '../../../test/mailSink.ts';
import { readCaptcha } from '../../../test/readCaptcha.ts';
import { ADMIN_PASSWORD, DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

const PUBLIC_URL = 'https://netloom.example';
let sink: MailSink;
let server: TestServer;
let without: TestServer;

beforeAll(async () => {
  sink = await openMailSink();
  const mail = { url: sink.url, from: 'Netloom <netloom@netloom.example>' };
  [server, without] = await Promise.all([
    startTestServer({ publicUrl: PUBLIC_URL, mail }),
    startTestServer(),
  ]);
});
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  await sink.close();
});
beforeEach(() => void (sink.mails.length = 0));

type Wish = Omit<BodyOf<typeof updateSysUser>, 'userId'>;
const idOf = async (client: Client) => (await client.call(getUserInfo)).userId;
const self = async (client: Client) =>
  client.call(getSysUserByUserId, { params: { id: await idOf(client) } });
const wish = async (client: Client, changes: Wish, of = client) =>
  client.reply(updateSysUser, { body: { userId: await idOf(of), ...changes } });
const tokenOf = (text: string) =>
  /^https:\/\/netloom\.example\/profile\/index\?tab=me&confirmEmail=([\w-]{43})$/m.exec(text)![1]!;
const confirm = (client: Client, token: string) => client.reply(confirmEmail, { body: { token } });

/** The token of the link that is mailed to an address, once. */
async function mailedTo(address: string): Promise<string> {
  const found = () =>
    sink.mails.filter(({ to, text }) => to[0] === address && text.includes('confirmEmail='));
  await expect.poll(() => found().length).toBe(1);
  return tokenOf(found()[0]!.text);
}

async function newUser(name: string, email: string): Promise<Client> {
  const client = await server.newUser(name, DEMO);
  await wish(server.admin, { email, emailConfirmed: true }, client);
  sink.mails.length = 0;
  return client;
}

/** Author and committer of a commit, as git itself writes them. */
async function signatureOf(from: TestServer, client: Client, path: string): Promise<string[]> {
  const file = { deptId: DEMO, socVerilogPath: path, verilogFile: 'module a;\nendmodule\n', hash: '' };
  await client.call(writeFileByPath, { body: file });
  await client.call(gitStage, { body: { deptId: DEMO, paths: [path] } });
  const forged = { author: 'admin', email: 'admin@example.org', committer: 'admin <admin@example.org>' };
  const body = { deptId: DEMO, message: 'One file', ...forged };
  const { commit } = await client.call(gitCommit, { body });
  const { directory } = await treeOf(from, client);
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  const args = ['--git-dir', directory, 'cat-file', 'commit', commit];
  const { stdout } = await promisify(execFile)('git', ['-c', 'safe.directory=*', ...args]);
  return stdout
    .split('\n')
    .flatMap((line) => /^(?:author|committer) (.*) \d+ [+-]\d{4}$/.exec(line)?.[1] ?? []);
}

async function treeOf(from: TestServer, client: Client) {
  const { root } = await from.services.projects.tree(DEMO, await idOf(client));
  return { directory: `${root}/.git` };
}

describe('one’s own mail address', () => {
  it('needs the password, and the old one holds until the new one is confirmed, once', async () => {
    const user = await newUser('rosa', 'rosa@example.org');
    const issue = (path: string) => ({ code: 601, data: { issues: [{ path }] } });
    expect(await wish(user, { email: 'new@example.org' })).toMatchObject(issue('body.currentPassword'));
    const wrong = { email: 'new@example.org', currentPassword: 'wrong' };
    expect(await wish(user, wrong)).toMatchObject(issue('body.currentPassword'));
    expect(await wish(user, { email: '' })).toMatchObject(issue('body.currentPassword'));
    expect(sink.mails).toEqual([]);

    const right = { email: 'new@example.org', currentPassword: ADMIN_PASSWORD };
    expect(await wish(user, right)).toMatchObject({
      data: { email: 'rosa@example.org', emailConfirmed: true, pendingEmail: 'new@example.org' },
    });
    const token = await mailedTo('new@example.org');
    await expect
      .poll(() => sink.mails.find(({ to }) => to[0] === 'rosa@example.org')?.subject)
      .toContain('asked for');
    expect(await signatureOf(server, user, 'rosa1.v')).toEqual(Array(2).fill('rosa <rosa@example.org>'));
    const stored = await server.services.pool.query('SELECT * FROM email_changes');
    expect(JSON.stringify(stored.rows)).not.toContain(token);

    expect(await confirm(server.admin, token)).toMatchObject({ code: 601 });
    expect(await confirm(server.anonymous, token)).toMatchObject({ code: 401 });
    expect(await confirm(user, token)).toMatchObject({
      data: { email: 'new@example.org', emailConfirmed: true, pendingEmail: '' },
    });
    expect(await confirm(user, token)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('used already'),
    });
    expect(await signatureOf(server, user, 'rosa2.v')).toEqual(Array(2).fill('rosa <new@example.org>'));
  });

  it('is not confirmed by a link that is too old, replaced, or older than the password', async () => {
    const user = await newUser('late', 'late@example.org');
    const ask = (email: string) => wish(user, { email, currentPassword: ADMIN_PASSWORD });
    await ask('first@example.org');
    const first = await mailedTo('first@example.org');
    await ask('second@example.org');
    const second = await mailedTo('second@example.org');
    expect(await confirm(user, first)).toMatchObject({ code: 601 });
    await server.services.pool.query('UPDATE email_changes SET expires_at = now()');
    expect(await confirm(user, second)).toMatchObject({ code: 601, msg: expect.stringContaining('too old') });
    expect(await self(user)).toMatchObject({ email: 'late@example.org', pendingEmail: '' });

    await ask('third@example.org');
    await mailedTo('third@example.org');
    const passwords = { oldPassword: ADMIN_PASSWORD, newPassword: 'seven tall herons' };
    await user.call(updateChangePassword, { body: { ...passwords, confirmPassword: passwords.newPassword } });
    expect((await server.services.pool.query('SELECT * FROM email_changes')).rows).toEqual([]);
  });

  it('is nobody else’s confirmed one, in whichever case, also of two who confirm at once', async () => {
    const [one, other] = [await server.newUser('one'), await server.newUser('other')];
    const tokens = [];
    for (const [client, email] of [
      [one, 'twin@example.org'],
      [other, 'Twin@example.org'],
    ] as const) {
      await wish(client, { email, currentPassword: ADMIN_PASSWORD });
      tokens.push(await mailedTo(email));
    }
    const both = await Promise.all([confirm(one, tokens[0]!), confirm(other, tokens[1]!)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 601]);
    expect(both.find(({ code }) => code === 601)!.msg).toContain('another account');
    const loser = both[0].code === 601 ? one : other;
    const vouch = { email: 'TWIN@example.org', emailConfirmed: true };
    expect(await wish(server.admin, vouch, loser)).toMatchObject({ code: 601 });
    const body = { userName: 'third', phone: '', password: 'seven tall herons', ...vouch };
    expect(await server.admin.reply(saveSysUser, { body })).toMatchObject({
      code: 601,
      data: { issues: [{ path: 'body.email' }] },
    });
  });

  it('is mailed to five times an hour at most', async () => {
    const user = await server.newUser('flood');
    const ask = (count: number) =>
      wish(user, { email: `flood${count}@example.org`, currentPassword: ADMIN_PASSWORD });
    for (let count = 0; count < 5; count += 1) expect(await ask(count)).toMatchObject({ code: 200 });
    expect(await ask(5)).toMatchObject({ code: 601, msg: expect.stringContaining('Too many mails') });
  });
});

describe('an address that is not confirmed', () => {
  it('of a registration is no author, until its link is opened', async () => {
    const form = {
      userName: 'boss',
      email: 'chief@example.org',
      phone: '13800138000',
      agreement: true as const,
    };
    const password = 'seven tall herons';
    const passwords = { password, confirmPassword: password };
    await server.anonymous.call(register, {
      body: { ...form, ...passwords, ...(await readCaptcha(server.anonymous)) },
    });
    const token = await mailedTo('chief@example.org');
    const user = await signedIn('boss', password);
    const id = await idOf(user);
    await join(id);
    const members = await user.call(findUser, { query: { deptId: DEMO } });
    expect(members.find(({ userId }) => userId === id)).toMatchObject({ emailConfirmed: false });
    const nobody = `boss <${id}+boss@noreply.netloom.invalid>`;
    expect(await signatureOf(server, user, 'boss1.v')).toEqual([nobody, nobody]);
    sink.mails.length = 0;
    expect(await user.reply(mailConfirmation)).toMatchObject({ code: 200 });
    const again = await mailedTo('chief@example.org');
    expect(await confirm(user, token)).toMatchObject({ code: 601 });
    expect(await confirm(user, again)).toMatchObject({ code: 200 });
    expect(await user.reply(mailConfirmation)).toMatchObject({ code: 601 });
    expect(await signatureOf(server, user, 'boss2.v')).toEqual(Array(2).fill('boss <chief@example.org>'));
    const [newest] = await user.call(gitLog, { query: { deptId: DEMO } });
    expect(newest).toMatchObject({ author: 'boss', email: 'chief@example.org' });
  });

  it('is confirmed by nobody’s own word', async () => {
    const user = await server.newUser('sly');
    expect(await wish(user, { email: 'sly@example.org', emailConfirmed: true })).toMatchObject({ code: 403 });
    const own = { email: 'root@example.org', emailConfirmed: true, currentPassword: ADMIN_PASSWORD };
    expect(await wish(server.admin, own)).toMatchObject({ code: 601 });
    expect(await self(server.admin)).toMatchObject({ email: '', emailConfirmed: false });
  });

  async function join(userId: number) {
    const { insertMembership } = await import('../department/index.ts');
    await insertMembership(server.services.database, { deptId: DEMO, userId, roleId: 11 });
  }
  async function signedIn(userName: string, password: string) {
    const { login } = await import('@netloom/contract');
    const { Client: Somebody } = await import('../../../test/testServer.ts');
    const { token } = await server.anonymous.call(login, { body: { userName, password } });
    return new Somebody(server.address, token);
  }
});

describe('where no mail can be sent', () => {
  it('an administrator sets and confirms addresses, and is told when he forgets to', async () => {
    const user = await without.newUser('ines', DEMO);
    const own = { email: 'ines@example.org', currentPassword: ADMIN_PASSWORD };
    expect(await wish(user, own)).toMatchObject({
      code: 601,
      msg: expect.stringContaining('ask an administrator'),
    });
    expect(await user.reply(mailConfirmation)).toMatchObject({ code: 601 });
    const set = (changes: Wish) => wish(without.admin, changes, user);
    expect(await set({ email: 'ines@example.org' })).toMatchObject({ data: { emailConfirmed: false } });
    const id = await idOf(user);
    const nobody = `ines <${id}+ines@noreply.netloom.invalid>`;
    expect(await signatureOf(without, user, 'ines1.v')).toEqual([nobody, nobody]);
    expect(await set({ emailConfirmed: true })).toMatchObject({ data: { emailConfirmed: true } });
    expect(await signatureOf(without, user, 'ines2.v')).toEqual(Array(2).fill('ines <ines@example.org>'));
    // What he does not mention stays.
    expect(await set({ phone: '13900000001' })).toMatchObject({ data: { emailConfirmed: true } });
    expect(await wish(without.admin, { email: 'admin@example.org', emailConfirmed: true })).toMatchObject({
      code: 601,
      data: { issues: [{ path: 'body.currentPassword' }] },
    });
  });
});
