import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGitSshServer } from '../../test/gitSshServer.ts';
import type { GitSshServer } from '../../test/gitSshServer.ts';
import { mirrorRemote, pushRemote } from './index.ts';
import type { RemoteOptions } from './index.ts';
import type { RemoteServices } from './remoteCall.ts';

let folder: string;
let remote: GitSshServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-ssh-'));
  for (const name of ['host', 'mine', 'other'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
  const work = join(folder, 'work');
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', work]);
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...person, 'commit', '--quiet', '--allow-empty', '-m', 'Start'], { cwd: work });
  execFileSync('git', ['clone', '--quiet', '--bare', work, join(folder, 'chip.git')]);
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'mirror.git')]);
  remote = await start('host');
});
afterEach(async () => {
  await remote.close();
  await rm(folder, { recursive: true, force: true });
});

const key = (name: string) => readFile(join(folder, name), 'utf8');
const start = async (host: string, port?: number) =>
  startGitSshServer(folder, { host: await key(host), known: await key('mine.pub') }, port);
const services = {
  configs: { value: () => true },
  settings: { unsandboxed: false },
} as unknown as RemoteServices;
const options = async (name = 'mine'): Promise<RemoteOptions> => ({
  address: `ssh://git@127.0.0.1:${remote.port}/chip.git`,
  repository: join(folder, 'mirror.git'),
  credentials: { userName: 'git', secret: (await key(name)).replaceAll('\n', '\r\n') },
  knownHosts: join(folder, 'known_hosts'),
  megabytes: 10,
  seconds: 60,
});
const git = (name: string, ...args: string[]) =>
  execFileSync('git', [`--git-dir=${join(folder, name)}`, ...args], { encoding: 'utf8' }).trim();

describe('a remote over ssh', () => {
  it('is mirrored and pushed to with a key that is in no file of the machine', async () => {
    const before = await readdir(tmpdir());
    await mirrorRemote(await options(), services);
    expect(git('mirror.git', 'log', '--format=%s', 'main')).toBe('Start');
    await pushRemote({ ref: 'refs/heads/main', to: 'refs/heads/copy' }, await options(), services);
    expect(git('chip.git', 'log', '--format=%s', 'copy')).toBe('Start');
    expect(await readFile(join(folder, 'known_hosts'), 'utf8')).toContain('ssh-ed25519');
    const made = (await readdir(tmpdir())).filter((name) => !before.includes(name));
    expect(made.filter((name) => name.startsWith('netloom-key'))).toEqual([]);
    expect(remote.commands.every((command) => /^git-(upload|receive)-pack '\/chip.git'$/.test(command))).toBe(
      true,
    );
  });

  it('refuses another key', async () => {
    await expect(mirrorRemote(await options('other'), services)).rejects.toMatchObject({
      kind: 'authentication',
    });
  });

  it('is refused when its host has another key than the project has met', async () => {
    await mirrorRemote(await options(), services);
    const { port } = remote;
    await remote.close();
    remote = await start('other', port);
    await expect(mirrorRemote(await options(), services)).rejects.toMatchObject({ kind: 'host-key' });
  });
});
