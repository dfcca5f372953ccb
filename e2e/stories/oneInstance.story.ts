import { readFileByPath } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { restingBox } from '../harness/still.ts';

const DEMO = 1;

let server: RunningServer;
let client: Client;
let page: Page;
let canvas: CanvasHands;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  page = await (await newContext({ locale: 'en-US' })).newPage();
  errors = watchErrors(page);
  canvas = new CanvasHands(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'instance-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const read = async (filePath: string) =>
  (await client.call(readFileByPath, { query: { deptId: String(DEMO), filePath } })).content;

/** Selects blocks by their names as the Tab key does, the further ones with Shift. */
async function select(name: string, ...more: string[]): Promise<void> {
  const press = async (each: string) => {
    const { x, y } = await restingBox(canvas.block(each), each);
    await page.mouse.click(x + 12, y + 6);
  };
  await press(name);
  await page.keyboard.down('Shift');
  for (const each of more) await press(each);
  await page.keyboard.up('Shift');
}

const whereabouts = () => page.getByRole('navigation', { name: 'Levels' });
const isBelow = (instance: string) => whereabouts().getByText(instance, { exact: true }).waitFor();
const divisor = () => page.getByRole('textbox', { name: 'RESET_DIVISOR' });

/** Where a block stands beside another, in pixels of the screen. */
async function beside(one: string, other: string): Promise<{ x: number; y: number }> {
  const [a, b] = [await restingBox(canvas.block(one), one), await restingBox(canvas.block(other), other)];
  return { x: Math.round(a.x - b.x), y: Math.round(a.y - b.y) };
}

let shared: { x: number; y: number };

describe('one instance of two', () => {
  it('is grouped from blocks and placed a second time', async () => {
    await signIn(page, server, '/charts/keyboard');
    await page.getByText('No problems.').waitFor();
    await select('uart0', 'spi0');
    await page.keyboard.press('Control+g');
    await page.getByLabel('Name', { exact: true }).last().fill('serial');
    await picture(page, 'instance-group');
    await page.getByRole('button', { name: 'Group', exact: true }).click();
    await canvas.block('serial0').waitFor();
    await page.locator('[data-vlnv$=":serial:1.0"]').waitFor();
    await canvas.drag(':serial:1.0', 0.5, 0.9);
    await canvas.diagram.getByRole('button', { name: 'Connect', exact: true }).click();
    await canvas.block('serial1').waitFor();
    await page.keyboard.press('e');
    await page.getByText('No problems.').waitFor();
    await canvas.command('Save');
    await page.getByText('demo.soc.json saved').waitFor();
  });

  it('is gone into alone, and what is changed and moved there is kept with it', async () => {
    await canvas.command('Fit to view');
    await select('serial1');
    await page.keyboard.press('h');
    await isBelow('serial1');
    await page.getByText('this instance only').waitFor();
    shared = await beside('spi0', 'uart0');
    await select('spi0');
    for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+ArrowUp');
    expect((await beside('spi0', 'uart0')).y).toBeLessThan(shared.y);
    await select('uart0');
    await divisor().fill('43');
    await divisor().press('Enter');
    await canvas.command('Save');
    await page.getByText('Kept with serial1').first().waitFor();
    await picture(page, 'instance-inside');
  });

  it('has a badge and a list of what is its own, and the other has none', async () => {
    await canvas.diagram.focus();
    await page.keyboard.press('u');
    await canvas
      .block('serial1')
      .and(page.getByRole('button', { name: /1 override/ }))
      .waitFor();
    await page.getByText('uart0 · parameters.RESET_DIVISOR').waitFor();
    await page.getByText('places of its own').waitFor();
    await picture(page, 'instance-own');
    await canvas.command('Fit to view');
    await select('serial0');
    await page.getByText('Nothing: it is as its document is.').waitFor();
    await page.keyboard.press('d');
    await isBelow('serial0');
    expect(await beside('spi0', 'uart0')).toEqual(shared);
    await select('uart0');
    expect(await divisor().inputValue()).toBe('347');
    await canvas.diagram.focus();
    await page.keyboard.press('u');
    await canvas.block('serial0').waitFor();
  });

  it('is generated as a module of its own', async () => {
    await canvas.command('Fit to view');
    await canvas.command('Save');
    await page.getByRole('button', { name: 'Generate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/files? written/).waitFor();
    const name = await dialog
      .getByText(/^serial_p[0-9a-f]{8}\.sv$/)
      .first()
      .textContent();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(await read(`gen/demo_soc/rtl/${name}`)).toMatch(/\.RESET_DIVISOR\s*\(43\)/);
    expect(await read('gen/demo_soc/rtl/serial.sv')).toMatch(/\.RESET_DIVISOR\s*\(347\)/);
  });

  it('has waves of its own after a simulation', async () => {
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Simulate' }).click();
    await page.waitForURL(/\/charts\/simulation/);
    await page.getByRole('button', { name: /Run$/ }).click();
    await page.waitForURL(/run=/);
    await page.getByText('Passed').first().waitFor({ timeout: 240_000 });
    await page.goto(`${server.address}/charts/keyboard`);
    await canvas.command('Fit to view');
    await select('serial1');
    await page.keyboard.press('h');
    await isBelow('serial1');
    await select('uart0');
    await page.getByRole('button', { name: 'uart0_tx', exact: true }).click();
    await page.getByRole('button', { name: 'Show in waves' }).click();
    await page.waitForURL(/serial1\.uart0/);
    await page.getByText('At cursor').first().waitFor();
    await picture(page, 'instance-wave');
    await page.goBack();
    await canvas.block('uart0').waitFor();
    await canvas.diagram.focus();
    await page.keyboard.press('u');
    await canvas.block('serial1').waitFor();
  });

  it('is as its document again when its own is taken back, which undo brings back', async () => {
    await canvas.command('Fit to view');
    await select('serial1');
    await page.getByRole('button', { name: /^Take back \/instances\/uart0/ }).click();
    await page.getByRole('button', { name: 'Take back: drawn as the document' }).click();
    await page.getByText('Nothing: it is as its document is.').waitFor();
    await canvas.diagram.focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.getByText('uart0 · parameters.RESET_DIVISOR').waitFor();
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+y');
    await page.getByText('Nothing: it is as its document is.').waitFor();
    await canvas.command('Save');
    await page.getByText('demo.soc.json saved').last().waitFor();
    expect(JSON.parse(await read('demo/demo.soc.json')).instances.serial1).not.toHaveProperty('patch');
    expect(errors).toEqual([]);
  });
});
