import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { restingBox } from '../harness/still.ts';

let server: RunningServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
  await signIn(page, server, '/charts/pinmux');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

it('starts from a template', async () => {
  await page.getByRole('button', { name: 'Serial' }).click();
  await page.getByLabel('Name').fill('pads');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('2 of 2 signals placed').waitFor();
});

it('places what a use case needs, and says which signals cannot be together', async () => {
  await page.getByLabel('Pad of spi0.sck in console').selectOption('open');
  await page.getByText('spi0.sck has no pad yet').waitFor();
  await page.getByRole('button', { name: 'Find pads' }).click();
  await page.getByText('3 signals have a pad; 0 moved.').waitFor();
  await page.getByText('No problems').waitFor();

  await page.getByLabel('Pad of spi0.mosi in console').selectOption('open');
  for (const name of ['spi0.sck', 'spi0.mosi']) {
    await page.getByRole('button', { name: new RegExp(`^Pads of ${name}`) }).click();
    const list = page.locator('.ant-popover:visible');
    const all = list.getByRole('checkbox', { name: 'All pads of the matrix' });
    await restingBox(all, 'the list of pads');
    await all.uncheck();
    for (const pad of ['PA0', 'PA1', 'PA2', 'PA3', 'PA4', 'PA5', 'PA6'])
      await list.getByRole('checkbox', { name: pad }).uncheck();
    await page.getByRole('heading', { name: 'Use cases' }).click();
    await list.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Find pads' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: '2 signals compete for 1 of the pads' });
  expect(await conflict.innerText()).toContain('spi0.mosi, spi0.sck');
  await picture(page, 'pinmux-conflict');
});

it('generates a block of the palette once nothing is wrong', async () => {
  await page.getByLabel('Pad of spi0.mosi in console').selectOption('none');
  await page.getByRole('button', { name: 'Find pads' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/files? written/).waitFor();
  await picture(page, 'pinmux-generated');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('.ant-segmented').getByText('Pads', { exact: true }).click();
  await page.getByLabel('Name of PA7').waitFor();
  await picture(page, 'pinmux-pads');
  await page.locator('.ant-segmented').getByText('Compare', { exact: true }).click();
  await page.getByRole('row', { name: /^spi0\.sck/ }).waitFor();
  await picture(page, 'pinmux-compare');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'pinmux-narrow');
  expect(errors).toEqual([]);
});
