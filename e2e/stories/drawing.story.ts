import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  const context = await newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  errors = watchErrors(page);
  await signIn(page, server, '/example/wavedrom');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const waves = () => page.locator('.nl-wd-waves svg');
const shown = () => page.locator('.nl-wd-text .view-lines');
const text = async () => (await shown().innerText()).replace(/\s+/g, ' ');

/** The middle of a cell of the handshake, below its title and numbers. */
async function cell(lane: number, index: number): Promise<{ x: number; y: number }> {
  const box = (await waves().boundingBox())!;
  return { x: box.x + index * 40 + 20, y: box.y + 44 + lane * 30 + 15 };
}

it('starts from a template', async () => {
  await page.getByRole('button', { name: 'New drawing…' }).click();
  await page.getByRole('dialog').getByText('Handshake valid / ready').click();
  await picture(page, '70-drawing-new');
  await page.locator('#newDocumentName').fill('take');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('"0.1..01.0."').first().waitFor();
});

it('is drawn in by mouse and keys, and the text follows', async () => {
  const { x, y } = await cell(1, 9);
  await page.mouse.click(x, y);
  await expect.poll(text).toContain('"0.1..01.01"');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect.poll(text).toContain('"0.1..01.x1"');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(text).toContain('"0.1..01.0."');
});

it('keeps the picture while the text has a mistake, and says where it is', async () => {
  const paths = () => waves().locator('path').count();
  const before = await paths();
  await shown().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('?');
  await page.locator('.nl-wd-problems').getByText('1:').waitFor();
  expect(await paths()).toBe(before);
  await picture(page, '71-drawing-broken');
  await page.keyboard.press('Control+z');
  await page.locator('.nl-wd-problems').waitFor({ state: 'detached' });
});

it('is saved, exported and found again by its address', async () => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('take.wavedrom.json saved').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('SVG file').click()]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^<svg[^]*data\[7:0\][^]*<\/svg>\s*$/);
  await page.reload();
  await waves().waitFor();
  expect(page.url()).toContain('take.wavedrom.json');
  await picture(page, '72-drawing', 'drawing');
});

it('becomes a testbench in the project', async () => {
  await page.getByRole('button', { name: 'Testbench…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('nothing is checked').waitFor();
  for (const [lane, direction] of [
    ['valid', 'input'],
    ['ready', 'output'],
  ]) {
    await dialog.getByRole('combobox', { name: `${lane}: Direction` }).click();
    const choices = page.locator('.ant-select-dropdown:visible');
    await choices.getByTitle(direction!, { exact: true }).click();
    await choices.waitFor({ state: 'detached' });
  }
  await dialog.getByText('nothing is checked').waitFor({ state: 'detached' });
  await dialog.getByText('drawn_ready').first().waitFor();
  await picture(page, '73-drawing-bench');
  await dialog.getByRole('button', { name: 'Save into the project' }).click();
  await page.getByText('tb/take_tb.sv saved').waitFor();
  await page.waitForURL(/RTL\/edit/);
});

it('says nothing in the console', () => expect(errors).toEqual([]));
