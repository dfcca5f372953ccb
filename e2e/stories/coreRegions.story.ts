import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-core-regions');
});
afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const option = (key: string) => page.locator(`[data-option="/memory/${key}"]`);
const base = (key: string) => page.locator(`[id="core-${key}-base"]`);

async function take(design: string, region = 'cachedRegion'): Promise<void> {
  await option(region).getByRole('button', { name: 'From a design…' }).click();
  await page.getByRole('menuitem', { name: design, exact: true }).click();
}

it('takes what the caches of a core may hold from the address map of its design', async () => {
  await signIn(page, server, '/core/microarchitecture');
  await page.locator('.nl-file-picker').click();
  await page.getByRole('menuitem', { name: /nl_micro/ }).click();
  await option('prefetchDepth').waitFor();
  await page.getByRole('button', { name: 'Presets' }).click();
  await page.getByRole('menuitem', { name: /^fast/ }).click();
  await base('cachedRegion').scrollIntoViewIfNeeded();
  expect(await base('cachedRegion').inputValue()).toBe('0x80000000');
  await take('processor');
  // ROM at 0 and RAM at 0x20000000, with the interrupt controller's 64 MiB at 0x0C000000 between them.
  await expect.poll(() => base('cachedRegion').inputValue()).toBe('0x00000000');
  expect(await option('cachedRegion').innerText()).toContain('1 GiB');
  expect(await base('uncachedRegion').inputValue()).toBe('0x0C000000');
  expect(await option('uncachedRegion').innerText()).toContain('64 MiB');
  await picture(page, '72-core-regions');
  await page.keyboard.press('Control+z');
  await expect.poll(() => base('cachedRegion').inputValue()).toBe('0x80000000');
});

it('says which design lacks the core', async () => {
  await take('demo');
  await page.getByText('demo has no block that is nl_micro: place it there first').waitFor();
});

it('takes what loads may read in vain from there too, without the devices', async () => {
  await page.getByRole('button', { name: 'Presets' }).click();
  await page.getByRole('menuitem', { name: /^standard/ }).click();
  await base('idempotentRegion').scrollIntoViewIfNeeded();
  expect(await base('idempotentRegion').inputValue()).toBe('0x80000000');
  await take('processor', 'idempotentRegion');
  // The RAM alone: the ROM has the timer of the core and the interrupt controller above it.
  await expect.poll(() => base('idempotentRegion').inputValue()).toBe('0x20000000');
  await picture(page, '73-idempotent-region');
  await option('dataCache').getByRole('switch').or(option('dataCache').getByRole('checkbox')).first().click();
  await expect.poll(() => base('idempotentRegion').count()).toBe(0);
});

it('says nothing in the console', () => {
  expect(errors).toEqual([]);
});
