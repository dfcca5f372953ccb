import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GIT_TOKEN, GIT_USER, startGitServer } from '../../test/gitServer.ts';
import type { GitServer } from '../../test/gitServer.ts';
import { mirrorRemote } from './index.ts';
import type { RemoteOptions } from './index.ts';
import type { RemoteServices } from './remoteCall.ts';

let remote: GitServer;
let folder: string;
let repository: string;
beforeEach(async () => {
  remote = await startGitServer();
  remote.commit({ 'rtl/a.sv': 'module a; endmodule\n' });
  folder = await mkdtemp(join(tmpdir(), 'netloom-remote-'));
  repository = join(folder, 'repository.git');
  execFileSync('git', ['init', '--quiet', '--bare', repository]);
});
afterEach(async () => {
  await remote.close();
  await rm(folder, { recursive: true, force: true });
});

const services = (privateAddresses = true) =>
  ({
    configs: { value: () => privateAddresses },
    settings: { unsandboxed: false },
  }) as unknown as RemoteServices;
const options = (changes: Partial<RemoteOptions> = {}): RemoteOptions => ({
  address: remote.address(),
  repository,
  credentials: { userName: GIT_USER, secret: GIT_TOKEN },
  knownHosts: join(folder, 'known_hosts'),
  megabytes: 100,
  seconds: 60,
  ...changes,
});
const git = (...args: string[]) =>
  execFileSync('git', [`--git-dir=${repository}`, ...args], { encoding: 'utf8' }).trimEnd();

describe('a mirror', () => {
  it('has the branches, tags and default branch of the remote, and keeps hidden refs', async () => {
    remote.git('tag', 'v1', 'main');
    remote.commit({ 'b.txt': 'b' }, 'on trunk', 'trunk');
    remote.git('symbolic-ref', 'HEAD', 'refs/heads/trunk');
    const shares: number[] = [];
    await mirrorRemote(options({ onProgress: (share) => shares.push(share) }), services());
    expect(git('for-each-ref', '--format=%(refname)')).toBe(
      'refs/heads/main\nrefs/heads/trunk\nrefs/tags/v1',
    );
    expect(git('symbolic-ref', 'HEAD')).toBe('refs/heads/trunk');
    expect(git('show', 'trunk:b.txt')).toBe('b');
    expect(shares.at(-1)).toBeCloseTo(0.8);

    git('update-ref', 'refs/netloom/trees/kept', 'main^{tree}');
    remote.git('update-ref', '-d', 'refs/heads/main');
    await mirrorRemote(options(), services());
    expect(git('for-each-ref', '--format=%(refname)')).toBe(
      'refs/heads/trunk\nrefs/netloom/trees/kept\nrefs/tags/v1',
    );
  });

  it('of an empty remote is empty', async () => {
    remote.git('update-ref', '-d', 'refs/heads/main');
    await mirrorRemote(options(), services());
    expect(git('for-each-ref')).toBe('');
    expect(git('symbolic-ref', 'HEAD')).toBe('refs/heads/main');
  });

  it('runs nothing that the configuration of the repository names', async () => {
    const mark = join(repository, 'ran');
    const evil = join(repository, 'evil.sh');
    await writeFile(evil, `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    for (const key of [
      'core.sshCommand',
      'core.fsmonitor',
      'core.askPass',
      'credential.helper',
      'core.gitProxy',
    ])
      git('config', key, evil);
    git('config', 'core.hooksPath', repository);
    await writeFile(join(repository, 'reference-transaction'), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    git('config', `url.http://127.0.0.1:1/.insteadOf`, remote.address());
    await mirrorRemote(options(), services());
    expect(await readdir(repository)).not.toContain('ran');
  });
});

describe('a refusal', () => {
  const failing = (changes: Partial<RemoteOptions>, given = services()) =>
    mirrorRemote(options(changes), given).then(
      () => expect.fail('it was allowed'),
      (error: Error) => error,
    );

  it('of a wrong token says so without it', async () => {
    const error = await failing({ credentials: { userName: GIT_USER, secret: 'wrong-token-value' } });
    expect(error).toMatchObject({ code: 601, kind: 'authentication' });
    expect(JSON.stringify(error) + error.message).not.toContain('wrong-token-value');
    expect(await failing({ credentials: undefined })).toMatchObject({ kind: 'authentication' });
  });

  it('tells a repository that is not there, and a server that does not answer', async () => {
    expect(await failing({ address: remote.address('nothing.git') })).toMatchObject({ kind: 'not-found' });
    expect(await failing({ address: 'http://127.0.0.1:1/a.git' })).toMatchObject({ kind: 'unreachable' });
  });

  it('of private addresses comes before anything is sent', async () => {
    const error = await failing({}, services(false));
    expect(error.message).toContain('private address');
    expect(remote.requests).toEqual([]);
  });

  it('of a redirect, so that a checked host leads nowhere else', async () => {
    const target = await startGitServer();
    remote.intercept = (request, response) => {
      response.writeHead(302, { location: new URL(request.url!, target.address()).href }).end();
      return true;
    };
    expect(await failing({})).toMatchObject({ kind: 'redirect' });
    expect(target.requests).toEqual([]);
    await target.close();
  });

  it('of a transfer that is too large or takes too long', async () => {
    remote.commit({ noise: randomBytes(3_000_000) });
    expect(await failing({ megabytes: 1 })).toMatchObject({ kind: 'too-large' });
    remote.intercept = () => true;
    expect(await failing({ seconds: 1 })).toMatchObject({ kind: 'timed-out' });
  });
});

describe('credentials', () => {
  it('are in no file of the repository and in no request path', async () => {
    await mirrorRemote(options(), services());
    const files = await readdir(repository, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      expect(await readFile(join(file.parentPath, file.name), 'latin1')).not.toContain(GIT_TOKEN);
    expect(remote.requests.join()).not.toContain(GIT_TOKEN);
  });
});
