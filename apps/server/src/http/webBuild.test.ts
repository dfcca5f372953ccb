import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressWebBuild } from './compressWebBuild.ts';
import { registerWebBuild } from './webBuild.ts';

const SCRIPT = 'export const words = "netloom ";\n'.repeat(500);
let dist: string;
const app = Fastify();
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'netloom-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Netloom</title>');
  await writeFile(join(dist, 'assets/index-abc.js'), SCRIPT);
  await compressWebBuild(dist);
  await registerWebBuild(app, dist);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Without fetch's own decompression. */
function get(path: string, encoding = '', method = 'GET'): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { 'accept-encoding': encoding } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

it('what a killed server left half written is removed, what another is writing stays', async () => {
  const names = ['old', 'young'].map((name) => join(dist, 'assets', `.netloom-writing-${name}`));
  for (const name of names) await writeFile(name, 'half');
  await utimes(names[0]!, 0, 0);
  await compressWebBuild(dist);
  const left = (await readdir(join(dist, 'assets'))).filter((name) => name.startsWith('.'));
  expect(left).toEqual(['.netloom-writing-young']);
  await rm(names[1]!);
});

describe('the web build', () => {
  it('is served compressed as the browser asks, its assets for ever', async () => {
    const plain = await get('/assets/index-abc.js');
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const brotli = await get('/assets/index-abc.js', 'gzip, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const zipped = await get('/assets/index-abc.js', 'gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
  });

  it('answers every screen with its page, which is never kept', async () => {
    for (const path of ['/', '/charts/keyboard', '/login?redirect=%2Fcharts%2Fkeyboard']) {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain('<title>Netloom</title>');
    }
  });

  it.each(['/', '/charts/keyboard', '/assets/index-abc.js'])(
    'answers HEAD %s as GET, without the body (RFC 9110, 9.3.2)',
    async (path) => {
      const [full, head] = [await get(path), await get(path, '', 'HEAD')];
      expect(head.status).toBe(full.status);
      expect(head.body).toHaveLength(0);
      for (const name of ['content-type', 'content-length', 'cache-control'])
        expect(head.headers[name]).toBe(full.headers[name]);
    },
  );

  it('has no page for a missing file or a path that leaves it', async () => {
    expect((await get('/assets/missing.js')).status).toBe(404);
    const outside = await get('/..%2f..%2fetc%2fpasswd');
    expect(outside.body.toString()).not.toContain('root:');
    const hidden = join(dist, 'assets/.netloom-writing.js');
    await writeFile(hidden, 'half');
    for (const path of ['/assets/..%2findex.html', '/assets/.netloom-writing.js'])
      expect((await get(path)).status).toBe(404);
    await rm(hidden);
  });

  it('is compressed once', async () => {
    const before = await readdir(join(dist, 'assets'));
    await compressWebBuild(dist);
    expect(await readdir(join(dist, 'assets'))).toEqual(before);
    expect(before.sort()).toEqual(['index-abc.js', 'index-abc.js.br', 'index-abc.js.gz']);
  });
});
