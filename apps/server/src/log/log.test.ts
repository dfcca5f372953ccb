import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LogFile } from './logFile.ts';
import { serverLog } from './serverLog.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'netloom-log-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a log file keeps one file before it, and goes on where an earlier server ended', async () => {
  const path = join(folder, 'logs/server.log');
  for (const line of ['a', 'b', 'c', 'd', 'e']) new LogFile(path, 4).write(`${line}\n`);
  expect((await readdir(join(folder, 'logs'))).sort()).toEqual(['server.log', 'server.log.1']);
  expect(await readFile(path, 'utf8')).toBe('e\n');
  expect(await readFile(`${path}.1`, 'utf8')).toBe('c\nd\n');
});

it('a log file that cannot be written hinders nobody', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(() => new LogFile(join(folder, 'file/server.log')).write('a\n')).not.toThrow();
});

it('warnings are told on the terminal in words; values of a query and headers are not logged', async () => {
  const told: string[] = [];
  const app = Fastify({ logger: serverLog(folder, (line) => told.push(line)) });
  app.get('/fail', (request) => {
    const error = new Error('Failed query: select $1\nparams: secret-value', {
      cause: new Error('no table'),
    });
    request.log.error({ err: error }, 'call failed');
    return {};
  });
  await app.inject({ url: '/fail?token=secret-query', headers: { authorization: 'Bearer secret-header' } });
  await app.close();
  const text = await readFile(join(folder, 'logs/server.log'), 'utf8');
  expect(told).toEqual(['call failed: Failed query: select $1']);
  expect(text).toContain('"path":"/fail"');
  expect(text).toContain('"cause":"no table"');
  expect(text).not.toContain('secret');
});

it('the address of a page that it opens is not logged', async () => {
  const app = Fastify({ logger: serverLog(folder, () => undefined) });
  app.get('/*', () => ({}));
  await app.inject({ url: '/example/caseList/secret-of-a-link?result=1' });
  await app.close();
  const text = await readFile(join(folder, 'logs/server.log'), 'utf8');
  expect(text).toContain('"path":"/example/caseList/…"');
  expect(text).not.toContain('secret');
});
