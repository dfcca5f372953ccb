import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const looks = [
  { name: 'wide-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'en' },
  { name: 'narrow-light', viewport: { width: 390, height: 844 }, colorScheme: 'light', locale: 'en' },
  { name: 'narrow-dark-zh', viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'zh-CN' },
  { name: 'wide-ja', viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'ja' },
  { name: 'wide-es', viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'es' },
] as const;

const screens = [
  { path: '/charts/keyboard', name: 'canvas', shown: '[data-block=uart0]' },
  {
    path: '/charts/mix-chart?file=library/ip/uart/uart.regs.json&register=CONTROL',
    name: 'register-map',
    shown: '.nl-bits-field',
  },
  { path: '/charts/MemoryMap', name: 'memory-map', shown: '[data-region="uart0.s_apb"]' },
  { path: '/charts/simulation', name: 'simulation', shown: 'form' },
  { path: '/runs/index', name: 'runs', shown: '.nl-runs' },
  { path: '/RTL/edit', name: 'editor', shown: 'text=demo' },
];

async function widthOverflow(context: BrowserContext): Promise<number> {
  const [page] = context.pages();
  const width = await page?.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  return Number(width);
}

describe.each(looks)('every screen, $name', ({ name, ...look }) => {
  it('fits its window and says nothing in the console', async () => {
    const context = await browser.newContext(look);
    const page = await context.newPage();
    const errors = watchErrors(page);
    await signIn(page, server);
    for (const screen of screens) {
      await page.goto(server.address + screen.path);
      await page.locator(screen.shown).first().waitFor();
      await page.waitForTimeout(800);
      await picture(page, `${screen.name}-${name}`);
      expect(await widthOverflow(context), `${screen.name} is wider than its window`).toBeLessThanOrEqual(0);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
