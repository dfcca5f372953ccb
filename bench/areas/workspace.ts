import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Page } from '../../e2e/harness/browser.ts';
import { adminPassword, startServer } from '../../e2e/harness/server.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';

const dist = join(import.meta.dirname, '../../apps/web/dist');

function brotliKilobytes(paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) bytes += brotliCompressSync(readFileSync(join(dist, path))).length;
  return bytes / 1000;
}

/** Scripts that a page has asked for, as paths in the build. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) scripts.add(path.slice(1));
  });
  return scripts;
}

/** JavaScript that the sign-in page and the shell load, compressed with brotli at its best. */
export async function measure(): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const scripts = watchScripts(page);
    await page.goto(`${server.address}/login`, { waitUntil: 'networkidle' });
    const signIn = brotliKilobytes(scripts);
    await page.fill('#userName', 'admin');
    await page.fill('#password', adminPassword);
    await page.click('button[type=submit]');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.waitForSelector('nav');
    const everything = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const shellNames = everything.filter(
      (name) => scripts.has(`assets/${name}`) && !/canvas|Canvas|editor|waves/i.test(name),
    );
    const shell = brotliKilobytes(shellNames.map((name) => `assets/${name}`));
    return [
      atMost('workspace', 'JavaScript of the sign-in page, brotli', signIn, 250, 'kB'),
      atMost(
        'workspace',
        'JavaScript of the shell, brotli',
        shell,
        450,
        'kB',
        'canvas, editor and wave chunks apart',
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
