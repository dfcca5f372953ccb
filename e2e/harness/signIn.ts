import type { Page } from 'playwright-core';
import { adminPassword } from './server.ts';
import type { RunningServer } from './server.ts';

/** Opens a page of the product as the administrator. */
export async function signIn(page: Page, server: RunningServer, path = '/'): Promise<void> {
  await page.goto(server.address + path);
  await page.fill('#userName', 'admin');
  await page.fill('#password', adminPassword);
  await page.click('button[type=submit]');
  await page.waitForURL((url) => url.pathname !== '/login');
}
