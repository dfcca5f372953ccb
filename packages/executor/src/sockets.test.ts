import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { executor, newFolder, newRun, outcome, removeFolders, shellPlan } from '../test/testing.ts';
import { logSize, readLog } from './log.ts';

afterAll(removeFolders);

const ABSTRACT = `netloom-outside-${process.pid}`;

/** What a program can open, and what it can reach by that: sockets of a network, of the machine, and of its own folder. */
const program = (outside: string) => `
import socket
def tries(what, work):
    try:
        work()
        print(what, 'yes')
    except OSError as error:
        print(what, 'no')
tries('pair', lambda: socket.socketpair(socket.AF_UNIX))
tries('internet', lambda: socket.socket(socket.AF_INET))
tries('internet6', lambda: socket.socket(socket.AF_INET6))
tries('netlink', lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW))
tries('packet', lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW))
tries('vsock', lambda: socket.socket(40))
def own():
    listener = socket.socket(socket.AF_UNIX)
    listener.bind('own')
    listener.listen()
    socket.socket(socket.AF_UNIX).connect('own')
tries('own', own)
tries('path', lambda: socket.socket(socket.AF_UNIX).connect('${outside}'))
tries('abstract', lambda: socket.socket(socket.AF_UNIX).connect('\\0${ABSTRACT}'))
`;

async function said(sockets: boolean): Promise<Record<string, string>> {
  const path = join(await newFolder(), 'socket');
  const servers = [createServer().listen(path), createServer().listen(`\0${ABSTRACT}`)];
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const plan = shellPlan('');
  Object.assign(plan.steps[0]!, { argv: ['python3', '-I', 'program.py'], sockets });
  const folder = await newRun(plan, { 'program.py': program(path) });
  const local = await executor();
  await local.submit(folder);
  await outcome(local, folder);
  for (const server of servers) server.close();
  const log = String(await readLog(folder, 0, Math.max(1, await logSize(folder))));
  return Object.fromEntries(
    log
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' ')),
  );
}

const NOTHING = {
  internet: 'no',
  internet6: 'no',
  netlink: 'no',
  packet: 'no',
  vsock: 'no',
  path: 'no',
  abstract: 'no',
};

it('has sockets of its own folder alone where a step speaks by them, and none anywhere else', async () => {
  expect(await said(true)).toEqual({ ...NOTHING, pair: 'yes', own: 'yes' });
  expect(await said(false)).toEqual({ ...NOTHING, pair: 'no', own: 'no' });
}, 60_000);
