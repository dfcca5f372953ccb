import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { repeated, standsStill } from '../harness/still.ts';

let server: RunningServer;
let page: Page;
let canvas: CanvasHands;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
  canvas = new CanvasHands(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const panels = ['IP palette', 'Properties', 'Problems, addresses and interrupts'];
const problems = () => page.getByText('No problems.');

describe('from block diagram to waveform', () => {
  it('signs in and finds the demo SoC', async () => {
    await page.goto(server.address);
    await page.waitForSelector('#userName');
    await picture(page, '01-sign-in');
    await signIn(page, server);
    await canvas.block('uart0').waitFor();
    await problems().waitFor();
    await picture(page, '02-canvas', 'canvas');
  });

  it('adds a UART and sees at once what is missing', async () => {
    await canvas.place('netloom:ip:uart:1.0', 0.85, 0.88);
    await canvas.block('uart1').waitFor();
    await page.getByText('SOC-CLOCK-MISSING').first().waitFor();
    await picture(page, '03-problems');
  });

  it('connects clocks, resets and the bus, and assigns the address', async () => {
    await canvas.command('Connect all clocks and resets');
    for (const panel of panels) await canvas.command(panel);
    await canvas.command('Fit to view');
    await canvas.connect('bridge0.m', 'uart1.s_apb');
    await picture(page, '04-connected');
    for (const panel of panels) await canvas.command(panel);
    await page.getByRole('tab', { name: 'Address editor' }).click();
    await page.getByRole('button', { name: 'Assign open addresses' }).click();
    await picture(page, '05-addresses', 'addresses');
    await page.getByRole('tab', { name: 'Interrupts' }).click();
    await picture(page, '06-interrupts');
    await page.getByRole('tab', { name: 'Problems' }).click();
    await problems().waitFor();
  });

  it('undoes and redoes', async () => {
    await canvas.command('Undo');
    await page.getByText('SOC-ADDRESS').first().waitFor();
    await canvas.command('Redo');
    await problems().waitFor();
  });

  it('saves, and looks the same to the pixel after a reload', async () => {
    await canvas.command('Fit to view');
    await canvas.diagram.focus();
    await page.keyboard.press('Escape');
    await canvas.command('Save');
    await page.getByText('saved').first().waitFor();
    await page.mouse.move(5, 5);
    const before = await repeated(() => canvas.pixels());
    await page.reload();
    await canvas.block('uart1').waitFor();
    expect(await repeated(() => canvas.pixels())).toBe(before);
  });

  it('generates readable RTL and shows each file', async () => {
    await page.getByRole('button', { name: 'Generate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/files? written/).waitFor();
    await dialog.getByText('demo_soc.sv').first().click();
    await standsStill(page);
    await picture(page, '07-generated', 'generated');
    await dialog.getByRole('button', { name: 'Simulate' }).click();
    await page.waitForURL(/\/charts\/simulation/);
  });

  it('simulates live, and shows the same run after a reload in the middle', async () => {
    await picture(page, '08-simulation');
    await page.getByRole('button', { name: /Run$/ }).click();
    await page.waitForURL(/run=/);
    const address = page.url();
    // With warm objects it may be over before it is looked at.
    await page
      .getByText(/^(Running|Passed)$/)
      .first()
      .waitFor();
    await picture(page, '09-running');
    await page.reload();
    expect(page.url()).toBe(address);
    await page.getByText('Passed').first().waitFor({ timeout: 120_000 });
  });

  it('opens the wave by itself', async () => {
    await page.getByRole('tab', { name: 'Wave' }).waitFor();
    await page.getByText('At cursor').first().waitFor({ timeout: 30_000 });
    await standsStill(page);
    await picture(page, '10-wave', 'wave');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('Hello, Netloom!').waitFor();
    expect(await page.getByText('Hello, Netloom!').count()).toBe(1);
    await picture(page, '11-log');
  });

  it('imports Verilog of one’s own', async () => {
    await page.goto(`${server.address}/charts/keyboard`);
    await page.getByRole('button', { name: 'Import blocks…' }).click();
    const dialog = page.getByRole('dialog');
    const source = await readFile(join(import.meta.dirname, '../fixtures/pwm.v'));
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'pwm.v', mimeType: 'text/plain', buffer: source });
    await dialog.getByRole('button', { name: 'Read' }).click();
    await dialog.getByText('acme_pwm').first().waitFor();
    await picture(page, '12-import');
    await dialog.getByRole('button', { name: 'Add 1 block' }).click();
    await page.getByPlaceholder('Search blocks').fill('pwm');
    await page.locator('[data-vlnv*=acme_pwm]').waitFor();
  });

  it('imports what is in the project where it lies, and sees how it would be connected', async () => {
    await page.getByRole('button', { name: 'Import blocks…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('In the project', { exact: true }).click();
    await dialog.getByText(/^The whole project: \d+ files$/).waitFor();
    await dialog.getByRole('combobox', { name: 'Folder of the project' }).fill('imported');
    await page.getByTitle('rtl/imported: 1 file').click();
    await dialog.getByRole('button', { name: 'Read' }).click();
    await dialog.getByText('acme_pwm').first().waitFor();
    await standsStill(page);
    await picture(page, '13-import-in-project', 'own-import');
    await dialog.getByRole('button', { name: 'Add 1 block' }).click();
    await page.getByText('1 block added to the palette').last().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await canvas.drag('acme_pwm', 0.85, 0.88);
    await canvas.diagram.getByRole('button', { name: 'Place only' }).waitFor();
    await standsStill(page);
    await picture(page, '14-import-placed', 'own-canvas');
  });

  it('says nothing in the console', () => {
    expect(errors).toEqual([]);
  });
});
