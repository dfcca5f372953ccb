import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type { Browser, Page };

/**
 * Debian's Chromium without what draws windows, which takes a quarter less of the processor; quiet on a machine without
 * network and usable as root.
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.NETLOOM_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** How long anything may take on a busy machine, in milliseconds. */
const PATIENCE = 120_000;
let running: Promise<Browser> | undefined;

/** A fresh context of the one browser of the stories of a worker: starting a browser takes seconds. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  running ??= launchBrowser();
  const viewport = { width: 1440, height: 900 };
  // A window that a person looks at may write to the clipboard.
  const permissions = ['clipboard-write'];
  const context = await (await running).newContext({ viewport, permissions, ...options });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** How long a browser may take to give up its contexts, in milliseconds. */
const PARTING = 30_000;

/** Closes what a story opened. A browser that does not answer is left behind: it ends with its worker. */
export async function closeContexts(): Promise<void> {
  const browser = await running;
  if (!browser) return;
  const closed = Promise.all(browser.contexts().map((context) => context.close())).then(() => true);
  const late = setTimeout(PARTING, false, { ref: false });
  if (await Promise.race([closed, late])) return;
  running = undefined;
  console.warn('The browser does not close its contexts; the next story starts another.');
}

const pictures = join(import.meta.dirname, '../pictures');
const guidePictures = join(import.meta.dirname, '../../docs/pictures');

/**
 * Takes a picture for people to look at: e2e/pictures/<name>.jpeg, which takes the browser half the time of a PNG. One
 * that a guide shows is renewed there when NETLOOM_GUIDE_PICTURES is set.
 */
export async function picture(page: Page, name: string, guide?: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.jpeg`), quality: 90 });
  if (guide === undefined || !process.env.NETLOOM_GUIDE_PICTURES) return;
  await mkdir(guidePictures, { recursive: true });
  await page.screenshot({ path: join(guidePictures, `${guide}.png`) });
}

/** Collects what a page should never say: exceptions and console errors. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
