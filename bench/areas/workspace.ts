import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Page } from '../../e2e/harness/browser.ts';
import { adminPassword, startServer } from '../../e2e/harness/server.ts';
import type { RunningServer } from '../../e2e/harness/server.ts';
import { atLeast, atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { ServerClient } from '../server/client.ts';
import { crowd, residentMegabytes } from '../workspace/crowd.ts';
import { addSessions, addUsers, connectTo } from '../workspace/database.ts';
import { openFolder, scrollRate } from '../workspace/explorer.ts';
import { slowestQuestion } from '../workspace/userTable.ts';

const AREA = 'workspace';
const FILES = 10_000;
const TABLE = 100_000;
const CROWD = 500;
/** A block of the canvas: the first screen of who signs in. */
const HOME = '[data-block]';
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

async function fillIn(page: Page): Promise<void> {
  await page.fill('#userName', 'admin');
  await page.fill('#password', adminPassword);
}

/** Signs in at the sign-in page; answers the seconds until the first screen is there. */
async function signIn(page: Page): Promise<number> {
  await fillIn(page);
  const start = performance.now();
  await page.click('button[type=submit]');
  await page.waitForSelector('.nl-sidebar');
  await page.waitForSelector(HOME);
  return (performance.now() - start) / 1000;
}

async function signOut(page: Page): Promise<void> {
  await page.click('.nl-user');
  // The sign-in page is loaded anew when it is shown.
  const loaded = page.waitForEvent('load');
  await page.click('text=Log out');
  await loaded;
  await page.waitForSelector('#userName');
}

/**
 * JavaScript, compressed with brotli at its best, of the sign-in page and of the shell around no screen: who signs in is
 * led to an address that none has, so that nothing of a screen is counted, and nothing of the shell left out.
 */
async function measureWeight(page: Page, address: string): Promise<Row[]> {
  const scripts = watchScripts(page);
  await page.goto(`${address}/login?redirect=%2Fno%2Fscreen`, { waitUntil: 'networkidle' });
  const first = brotliKilobytes(scripts);
  await fillIn(page);
  await page.click('button[type=submit]');
  await page.waitForSelector('.nl-sidebar');
  await page.waitForLoadState('networkidle');
  return [
    atMost(AREA, 'JavaScript of the sign-in page, brotli', first, 200, 'kB'),
    atMost(AREA, 'JavaScript of the shell, brotli', brotliKilobytes(scripts), 400, 'kB', 'around no screen'),
  ];
}

/** Times of signing in; the canvas, which is the first screen, is among what is loaded. */
async function measureSignIn(page: Page, address: string): Promise<Row[]> {
  const scripts = watchScripts(page);
  await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
  const cold = await signIn(page);
  const everything = brotliKilobytes(scripts);
  await signOut(page);
  const warm = await signIn(page);
  return [
    atMost(
      AREA,
      'sign-in to the first screen, cold',
      cold,
      1.2,
      's',
      `empty browser cache; the canvas, ${everything.toFixed(0)} kB of JavaScript`,
    ),
    atMost(AREA, 'sign-in to the first screen, warm', warm, 0.4, 's', 'the same browser again'),
  ];
}

async function measureExplorer(page: Page, { address, dataFolder }: RunningServer): Promise<Row[]> {
  const folder = join(dataFolder, 'projects/1/members/1/tree/many');
  mkdirSync(folder);
  for (let index = 0; index < FILES; index += 1) {
    writeFileSync(join(folder, `file${String(index).padStart(5, '0')}.sv`), '');
  }
  await page.goto(`${address}/`);
  await page.click('.nl-bookmarks button:text-is("Catalogue")');
  const seconds = await openFolder(page, 'many');
  const rate = await scrollRate(page);
  return [
    atMost(AREA, `folder of ${FILES} files opens in the catalogue`, seconds, 1, 's'),
    atLeast(AREA, `folder of ${FILES} files scrolls`, rate, 55, 'frames/s', 'screen at 60'),
  ];
}

async function measureCrowd({ address, dataFolder, pid }: RunningServer): Promise<Row[]> {
  const database = await connectTo(dataFolder);
  try {
    await addUsers(database, TABLE);
    const { milliseconds, note } = await slowestQuestion(await ServerClient.signIn(address));
    const p99 = await crowd(address, await addSessions(database, CROWD));
    return [
      atMost(AREA, `user table of ${TABLE} rows, slowest page or search`, milliseconds, 50, 'ms', note),
      atMost(AREA, `p99 of calls, ${CROWD} users polling and holding streams`, p99, 100, 'ms'),
      atMost(AREA, `memory of the server then`, residentMegabytes(pid), 600, 'MB'),
    ];
  } finally {
    await database.end();
  }
}

export async function measure(): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const visitor = await browser.newPage();
    const weight = await measureWeight(visitor, server.address);
    await visitor.close();
    const page = await browser.newPage();
    const signingIn = await measureSignIn(page, server.address);
    const rows = [...weight, ...signingIn, ...(await measureExplorer(page, server))];
    await page.close();
    return [...rows, ...(await measureCrowd(server))];
  } finally {
    await browser.close();
    await server.stop();
  }
}
