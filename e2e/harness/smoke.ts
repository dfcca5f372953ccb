import type { Page } from 'playwright-core';
import type { RunningServer } from './server.ts';

/** How long a regression may take that shares the machine. */
export const SLOW = { timeout: 300_000 };

/** Runs all of the demo core's plan, until all results are there. */
export async function runWhole(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${server.address}/example/create?file=demo/core.regress.json`);
  await page.getByText('Simulations: 26, builds: 1').waitFor();
  await page.getByRole('button', { name: 'Run regression', exact: true }).click();
  await page.getByRole('button', { name: 'Rerun failed' }).waitFor(SLOW);
  await page
    .getByRole('row', { name: /random/ })
    .first()
    .waitFor();
}

/** Runs the group of the demo core's plan that takes a minute, until all results are there. */
export async function runSmoke(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${server.address}/example/create?file=demo/core.regress.json`);
  await page.getByLabel('Groups that run').click();
  await page.getByTitle('smoke', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByText('Simulations: 8, builds: 1').waitFor();
  await page.getByRole('button', { name: 'Run regression', exact: true }).click();
  await page.getByRole('button', { name: 'Rerun failed' }).waitFor(SLOW);
  await page
    .getByRole('row', { name: /divide/ })
    .nth(3)
    .waitFor();
}
