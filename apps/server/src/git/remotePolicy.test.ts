import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';
import { parseAddress } from './remoteAddress.ts';
import { checkRemote } from './remotePolicy.ts';

describe('addresses of remotes', () => {
  it.each([
    ['https://git.example.com/team/chip.git', 'https', 'git.example.com', 443],
    ['HTTP://Git.Example.com:8080/chip', 'http', 'git.example.com', 8080],
    ['https://[2606:4700::1111]/chip.git', 'https', '2606:4700::1111', 443],
    ['ssh://git@git.example.com:2222/team/chip.git', 'ssh', 'git.example.com', 2222],
    ['git@git.example.com:team/chip.git', 'ssh', 'git.example.com', 22],
    ['git.example.com:chip.git', 'ssh', 'git.example.com', 22],
  ])('%s', (text, protocol, host, port) => {
    expect(parseAddress(text, 'gitAddress')).toMatchObject({ protocol, host, port });
  });

  it.each([
    'file:///etc/passwd',
    '/srv/repositories/chip.git',
    './chip.git',
    'git://git.example.com/chip.git',
    'ext::sh -c touch% /tmp/x',
    'ftp://git.example.com/chip.git',
    'javascript://git.example.com/x',
    '--upload-pack=touch /tmp/x',
    '-oProxyCommand=touch:x',
    'ssh://-oProxyCommand=touch/x',
    'ssh://git@-oProxyCommand=x/y',
    '-git@git.example.com:chip.git',
    'git@git.example.com:-chip.git',
    'git@git.example.com:chip.git;touch x',
    'git@git.example.com:$(touch x)',
    'https://user:token@git.example.com/chip.git',
    'https://token@git.example.com/chip.git',
    'ssh://git:secret@git.example.com/chip.git',
    'https://git.example.com/chip.git?token=x',
    'https://git.example.com/',
    'https://git.example.com/$(x)',
    'https:///chip.git',
    'ssh://git.example.com',
    '',
  ])('refuses %j, naming the field', (text) => {
    expect(() => parseAddress(text, 'gitAddress')).toThrow(/^gitAddress: /);
  });

  it('never repeats a password', () => {
    expect(() => parseAddress('https://me:hunter2@git.example.com/x', 'gitAddress')).toThrow(
      /^((?!hunter2).)*$/,
    );
  });
});

// IANA special-purpose address registries; the public ones are root name servers.
describe('addresses of the internet', () => {
  it.each(['198.41.0.4', '8.8.8.8', '172.32.0.1', '2001:503:ba3e::2:30', '2606:4700::1111'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a host', () => {
  const services = (value: boolean) => ({ configs: { value: () => value } }) as never;

  it.each([
    'http://localhost/x',
    'http://2130706433/x',
    'http://0x7f.1/x',
    'http://[::ffff:7f00:1]/x',
    'git@127.1:x',
  ])('%s is private however it is written', async (address) => {
    await expect(checkRemote(address, 'gitAddress', services(false))).rejects.toThrow('private address');
  });

  it('that is allowed is pinned to what was found', async () => {
    const { addresses } = await checkRemote('http://127.0.0.1:80/x', 'gitAddress', services(true));
    expect(addresses).toEqual(['127.0.0.1']);
  });

  it('that is unknown says so', async () => {
    await expect(checkRemote('https://nothing.invalid/x', 'gitAddress', services(true))).rejects.toThrow(
      'there is no host nothing.invalid',
    );
  });
});
