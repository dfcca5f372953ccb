import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { restingBox } from '../harness/still.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const drawing = (page: Page) => page.getByRole('application', { name: 'Memory map to scale' });
const region = (page: Page, key: string) => page.locator(`[data-region="${key}"]`).first();
const cell = (page: Page, endpoint: string, column: string) =>
  page.locator(`[data-row="${endpoint}"] [data-column=${column}]`);

/** The named layer over the picture follows once the view stands still. */
const boxOf = (page: Page, key: string) => restingBox(region(page, key), `the region ${key}`);

async function drag(page: Page, from: { x: number; y: number }, dy: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const part of [0.2, 0.6, 1]) await page.mouse.move(from.x, from.y + dy * part);
  await page.mouse.up();
}

it('moves, resizes, finds and saves regions of the demo', async () => {
  const context = await newContext({ locale: 'en' });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await signIn(page, server, '/charts/MemoryMap');
  await page.goto(`${server.address}/charts/MemoryMap`);

  // The base of the UART as the demo's document says it.
  const base = cell(page, 'uart0.s_apb', 'base');
  await expect.poll(() => base.textContent()).toBe('0x8000_9000');
  await picture(page, 'memory-map', 'memoryMap');

  // Dropped on its neighbour it stays; one of its own size lower than the highest it lands beside it.
  const uart = await boxOf(page, 'uart0.s_apb');
  const grab = { x: uart.x + 60, y: uart.y + uart.height / 2 };
  await drag(page, grab, -uart.height);
  await page.getByText(/it would overlap/).waitFor();
  expect(await base.textContent()).toBe('0x8000_9000');
  const top = await boxOf(page, 'gpio0.s_apb');
  await drag(page, grab, top.y - uart.y - uart.height);
  await expect.poll(() => base.textContent()).toBe('0x8000_4000');
  await page.keyboard.press('Control+z');
  await expect.poll(() => base.textContent()).toBe('0x8000_9000');

  // By keyboard onto its neighbour: an overlap, and its fix.
  await region(page, 'uart0.s_apb').dispatchEvent('click');
  await drawing(page).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('tab', { name: /Problems/ }).click();
  await page
    .getByText(/overlaps/)
    .first()
    .waitFor();
  await picture(page, 'memory-map-overlap');
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .click();
  await page.getByText('No problems in the address map.').waitFor();

  // An address inside a register is found, and the register seen.
  await page.getByRole('combobox', { name: /Who is at/ }).fill('0x80005004');
  await page.locator('.nl-map-answer', { hasText: 'gpio0.' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.nl-map-jumps a[href*="register="]').waitFor();
  await picture(page, 'memory-map-registers');

  // A typed base, saved, is there after a reload.
  await page.getByRole('tab', { name: 'Regions' }).click();
  await base.dblclick();
  await page.keyboard.type('0x8000_F000');
  await page.keyboard.press('Enter');
  await expect.poll(() => base.textContent()).toBe('0x8000_F000');
  await page.keyboard.press('Control+s');
  await page.getByText(/saved/).waitFor();
  await page.reload();
  await expect.poll(() => base.textContent()).toBe('0x8000_F000');

  // The outputs are of this map.
  await page.getByRole('tab', { name: 'Outputs' }).click();
  await page.locator('.nl-map-preview .view-line').first().waitFor({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'File' }).click();
  await page.getByTitle(/^CSV/).click();
  await page.locator('.nl-map-preview .view-line', { hasText: '0x8000F000' }).waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
  await context.close();
});
