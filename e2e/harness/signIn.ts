import type { Page } from 'playwright-core';
import { adminPassword } from './server.ts';
import type { RunningServer } from './server.ts';

const administrator = { userName: 'admin', password: adminPassword };

/** Types name and password on the sign-in page, and sends them. */
export async function fillSignIn(page: Page, { userName, password } = administrator): Promise<void> {
  await page.fill('#userName', userName);
  await page.fill('#password', password);
  await page.click('button[type=submit]');
}

/** Opens a page of the product, by default as the administrator. */
export async function signIn(
  page: Page,
  server: RunningServer,
  path = '/',
  user = administrator,
): Promise<void> {
  await page.goto(server.address + path);
  await fillSignIn(page, user);
  await page.waitForURL((url) => url.pathname !== '/login');
}
