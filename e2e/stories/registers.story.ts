import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  context = await newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  errors = watchErrors(page);
  await signIn(page, server, '/charts/mix-chart');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const grid = () => page.getByRole('grid');
const cell = (row: number, key: string) =>
  grid().locator(`.nl-grid-cell[data-row="${row}"][data-key="${key}"]`);
const type = async (...keys: string[]) => {
  for (const key of keys) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key));
};
const field = (name: string) => page.locator('.nl-bits-field', { hasText: name });

it('copies a block of the library into the project', async () => {
  await page.getByRole('button', { name: 'library/ip/uart/uart.regs.json' }).click();
  await page.getByRole('treeitem', { name: 'IRQ_STATUS' }).click();
  await picture(page, '40-registers-library');
  await page.getByRole('button', { name: 'Copy to the project' }).click();
  await page.locator('#newDocumentName').fill('serial');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'serial.regs.json' }).waitFor();
});

it('edits fields like a spreadsheet, and takes it back', async () => {
  await page.getByRole('treeitem', { name: 'CONTROL' }).click();
  await cell(0, 'reset').click();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(0, 'reset').textContent()).toBe('1');
  await cell(7, 'name').click();
  await page.keyboard.type('LOOPBACK');
  await page.keyboard.press('Tab');
  await page.keyboard.type('13:12');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(7, 'bits').textContent()).toBe('13:12');
  await field('LOOPBACK').waitFor();
  await type('Control+z', 'Control+z');
  await expect.poll(() => field('LOOPBACK').count()).toBe(0);
  await type('Control+y', 'Control+y');
  await expect.poll(() => cell(7, 'bits').textContent()).toBe('13:12');
});

it('pastes rows of a spreadsheet as new fields', async () => {
  await cell(8, 'name').click();
  const rows = 'SPARE\t17:16\tRW\tr\t2\nFLAGS\t20,21,22\tW1C\tw\t0';
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(rows)})`);
  await page.keyboard.press('Control+v');
  await expect.poll(() => cell(9, 'bits').textContent()).toBe('22:20');
  expect(await cell(9, 'access').textContent()).toBe('W1C');
});

it('moves a field with the pointer and with keys; overlaps are said and shown', async () => {
  const box = (await field('SPARE').boundingBox())!;
  const bit = box.width / 2;
  await page.mouse.move(box.x + bit, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + bit - 8 * bit, box.y + 20, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => cell(9, 'bits').textContent()).toBe('25:24');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => cell(9, 'bits').textContent()).toBe('26:25');
  await cell(9, 'bits').click();
  await page.keyboard.type('21:20');
  await page.keyboard.press('Enter');
  await page.getByText('share bits 20, 21').waitFor();
  await picture(page, '41-registers-overlap');
  await page.keyboard.press('Control+z');
  await page.getByText('share bits 20, 21').waitFor({ state: 'detached' });
});

it('shows the outputs as they become, and what the edits mean', async () => {
  await page.getByRole('tab', { name: 'Generated files' }).click();
  const made = page.getByRole('region', { name: 'Generated files' });
  await made.getByRole('button', { name: /serial_regs\.h/ }).click();
  await made.locator('.view-line', { hasText: 'SERIAL_' }).first().waitFor();
  await picture(page, '42-registers-output', 'registers');
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByText('Not saved yet').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('serial.regs.json saved').waitFor();
  await page.getByText('The meaning is the same').waitFor();
  await cell(0, 'bits').click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await page.getByText('CONTROL.TX_ENABLE moved from 0 to 5').waitFor();
  await page.keyboard.press('Control+z');
});

it('finds who is at an address of a SoC, and leads there', async () => {
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find an address or name' }).fill('0x8000_9008');
  const answers = page.locator('.nl-reg-found button');
  await answers.first().waitFor();
  await picture(page, '43-registers-search');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'CONTROL' }).first().waitFor();
  await page.getByText('Built-in IP can be read').waitFor();
});

const TIMER = `addrmap wide_timer {
  reg { regwidth = 64; accesswidth = 32; field { sw = r; hw = r; counter; } n[63:0] = 0; } TICKS @ 0;
  reg { field { sw = r; hw = w; } fill[7:0]; } STATUS @ 8;
  reg { field { sw = w; hw = r; } code[7:0] = 0; } COMMAND @ 8;
};`;

it('warns of what accesses tear and buffers it; two registers share an address', async () => {
  await page.getByRole('button', { name: 'uart.regs.json' }).first().click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  const buffer = Buffer.from(TIMER);
  await page
    .locator('.nl-reg-drop input')
    .setInputFiles({ name: 'wide_timer.rdl', mimeType: 'text/plain', buffer });
  await page.getByText('Everything was carried over.').waitFor();
  await page.getByRole('button', { name: 'Take it over' }).click();
  await page.getByRole('treeitem', { name: 'TICKS' }).click();
  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByText('between which it is torn').first().waitFor();
  await picture(page, '44-registers-torn');
  await page.getByRole('button', { name: 'Buffer the reads of TICKS' }).click();
  await page.getByText('No problems').waitFor();
  await page.getByText('own access').waitFor();
  await picture(page, '45-registers-buffered');
  await page.getByRole('treeitem', { name: 'COMMAND' }).click();
  await page.getByText('shares its address with STATUS').waitFor();
});

it('says nothing in the console', () => expect(errors).toEqual([]));
