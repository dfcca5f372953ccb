import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import {
  executor,
  newCaches,
  newFolder,
  newRun,
  outcome,
  removeFolders,
  shellPlan,
  simulationPlan,
} from '../test/testing.ts';

const SECRET = 'secret-of-somebody-else';
const hostile = fileURLToPath(new URL('../test/hostile.cpp', import.meta.url));
const servers: Server[] = [];

afterAll(async () => {
  for (const server of servers) server.close();
  await removeFolders();
});

async function listen(at: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer().listen(at);
  servers.push(server);
  await once(server, 'listening');
  return server;
}

/** What there is to reach on this machine, as a C++ header: files, sockets, a process with a secret environment. */
async function targets(server: number) {
  const { folder: cache } = await newCaches(1e9, 'objects', 'node');
  const data = dirname(cache);
  const other = await newRun(shellPlan('true'), { secret: SECRET });
  const files = [join(data, 'key'), join(other, 'work/src/secret'), join(cache, 'models/model')];
  await mkdir(join(cache, 'models'), { recursive: true });
  for (const file of files) await writeFile(file, SECRET);
  const writable = [
    ...files.map((file) => `${file}.new`),
    '/usr/new',
    '/proc/sys/kernel/hostname',
    '/proc/sysrq-trigger',
    '/new',
    '/dev/new',
  ];
  const tcp = await listen({ port: 0, host: '127.0.0.1' });
  const path = join(data, 'socket');
  await listen({ path });
  await listen({ path: `\0${SECRET}-${process.pid}` });
  const list = (texts: string[]) => `{${texts.map((text) => JSON.stringify(text)).join(', ')}}`;
  const header = `
    static const char SECRET[] = "${SECRET}";
    static const char* const READABLE[] = ${list(files)};
    static const char* const WRITABLE[] = ${list(writable)};
    static const char UNIX_SOCKET[] = "${path}", ABSTRACT_SOCKET[] = "${SECRET}-${process.pid}";
    static const int PORT = ${(tcp.address() as AddressInfo).port}, SERVER = ${server}, DISK_MAJOR = 8, DISK_MINOR = 0;`;
  return { header, files, cache };
}

const BENCH = (commands: string[]) => `module tb;
  import "DPI-C" function void hostile();
  initial begin
    hostile();
${commands.map((command) => `    $system("${command}");`).join('\n')}
    $display("PASS");
    $finish;
  end
endmodule
`;

const reachedIn = (text: string) => [...text.matchAll(/^REACHED (.*)$/gm)].map(([, name]) => name);

test('a hostile design in C++ reaches nothing but its own files', async () => {
  const server = spawn('sleep', ['300'], { env: { NETLOOM_ADMIN_PASSWORD: SECRET } });
  const { header, files, cache } = await targets(server.pid ?? 0);
  const source = await readFile(hostile);

  const outside = await newFolder();
  await writeFile(join(outside, 'target.h'), header);
  execFileSync('g++', ['-DCONTROL', '-I', outside, '-o', join(outside, 'control'), hostile]);
  const control = reachedIn(execFileSync(join(outside, 'control'), { encoding: 'utf8' }));
  expect(control).toEqual(
    expect.arrayContaining([...files, 'environment', 'server', 'unix socket', 'abstract socket']),
  );

  const commands = [`cat ${files.join(' ')}`, 'ls /root /home', `kill -9 ${server.pid}`];
  const local = await executor({ folder: cache, modelBytes: 1e9 });
  const plan = simulationPlan({ sources: ['tb.sv', 'hostile.cpp'], trace: false });
  const folder = await newRun(plan, {
    'tb.sv': BENCH(commands),
    'hostile.cpp': source,
    'target.h': header,
  });
  await local.submit(folder);
  const { log, verdict } = await outcome(local, folder);
  expect(verdict).toBe('passed');
  expect(reachedIn(log.toString())).toEqual(['its own source']);
  expect(log.toString()).not.toMatch(new RegExp(`^${SECRET}`, 'm'));
  expect(server.exitCode ?? server.signalCode).toBeNull();
  server.kill();
}, 300_000);
