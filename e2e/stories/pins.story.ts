import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { F407 } from '../../packages/pins/test/chips/f407.ts';
import { pinDataOf } from '../fixtures/pinDataOf.ts';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let page: Page;
let errors: string[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-pins-'));
  server = await startServer();
  const context = await newContext();
  page = await context.newPage();
  errors = watchErrors(page);
  await signIn(page, server, '/generator/pinout');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const code = () => page.locator('.nl-pins-code');
const bottom = () => page.locator('.nl-pins .nl-lower');
const light = () => page.locator('.nl-pins-toolbar');
const view = (name: string) => page.locator('.nl-pins-centre .ant-segmented-item-label', { hasText: name });

/** Chooses a peripheral in the tree, and its mode in the form. */
async function setMode(instance: string, mode: RegExp): Promise<void> {
  await page.locator('.nl-pins-peripherals').getByText(instance, { exact: true }).first().click();
  await page.locator(`[data-field="/peripherals/${instance}/mode"] .ant-select`).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: mode }).click();
}

it('opens the demo board: package, peripherals and code beside each other', async () => {
  await page.locator('.nl-start').getByText('board', { exact: true }).click();
  await light().getByText('Safe to generate').waitFor();
  await code()
    .getByRole('button', { name: /^main\.c/ })
    .click();
  await code().getByText('"gpio.h"').first().waitFor();
  await page.locator('.nl-pins-peripherals').getByText('USART1', { exact: true }).click();
  await code().getByText('MX_USART1_UART_Init').first().waitFor();
  await picture(page, '80-pins-sample', 'pins');
});

it('says what no pin offers before anything is taken', async () => {
  await setMode('SPI1', /^Full-Duplex Master/);
  await bottom().getByText('No pin of SAMPLE144 offers SPI1_SCK', { exact: false }).waitFor();
  await picture(page, '81-pins-not-offered');
  await bottom().getByRole('button', { name: 'Decline' }).click();
  await light().getByText('Safe to generate', { exact: true }).waitFor();
});

it('shows the clock tree with its frequencies', async () => {
  await view('Clocks').click();
  await page.locator('.nl-pins-view').getByText('168 MHz').first().waitFor();
  await page.getByRole('button', { name: 'Hide the code' }).click();
  await picture(page, '82-pins-clocks', 'pins-clocks');
  await page.getByRole('button', { name: 'Show the code' }).click();
});

it('imports a chip, counted, and starts a board with it', async () => {
  const { mcu, gpio } = pinDataOf(F407);
  const files = [join(folder, 'mcu.xml'), join(folder, 'gpio.xml')];
  await writeFile(files[0]!, mcu);
  await writeFile(files[1]!, gpio);
  await page.locator('.nl-file-picker').click();
  await page.getByRole('menuitem', { name: 'Import a chip' }).click();
  await page.locator('.ant-modal input[type=file]').setInputFiles(files);
  await page.getByText('144 pins, 114 of them GPIO', { exact: false }).waitFor();
  await picture(page, '83-pins-import', 'pins-import');
  await page.getByRole('button', { name: 'Store the chip' }).click();
  await page.locator('#newDocumentName').fill('radio');
  await page.getByRole('button', { name: 'Create' }).click();
  await light().getByText('STM32F407ZGTx').waitFor();
});

it('places the signals of a mode at once, and its code follows', async () => {
  await view('Package').click();
  await setMode('USART1', /^Asynchronous/);
  await code().getByText('MX_USART1_UART_Init').first().waitFor();
  await setMode('SPI1', /^Full-Duplex Master/);
  await code().getByText('MX_SPI1_Init').first().waitFor();
  await light().getByText('Safe to generate', { exact: true }).waitFor();
  await picture(page, '84-pins-imported', 'pins-imported');
});

/** Chooses a pin in the package and puts an output on it, by keys. */
async function makeOutput(position: number): Promise<void> {
  await page.locator(`.nl-pins-pad[data-position="${position}"]`).click();
  await page.keyboard.press('Enter');
  await page.locator('.nl-pins-menu input').first().waitFor();
  await page.keyboard.type('Output');
  await page.keyboard.press('Enter');
}

it('previews what has to move, and takes it when told so', async () => {
  await makeOutput(101);
  await bottom().getByText('USART1_TX').waitFor();
  await picture(page, '85-pins-preview', 'pins-preview');
  await bottom().getByRole('button', { name: 'Accept' }).click();
  await page.locator('.nl-pins-pad[data-position="136"]', { hasText: 'USART1_TX' }).waitFor();
});

it('explains a conflict with both sides', async () => {
  await makeOutput(136);
  await bottom().getByRole('button', { name: 'Only the edit, without placing' }).click();
  await light().getByText('Not safe to generate').waitFor();
  await bottom()
    .getByRole('tab', { name: /^Problems/ })
    .click();
  await bottom().getByText('Both sides').first().click();
  await bottom().getByText('PB6').first().waitFor();
  await picture(page, '86-pins-conflict', 'pins-conflict');
  await page.keyboard.press('Control+z');
  await light().getByText('Safe to generate', { exact: true }).waitFor();
});

it('writes the sources into the project', async () => {
  await page.goto(`${server.address}/generator/pinout?file=board`);
  await light().getByText('Safe to generate', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Generate code' }).click();
  await page.locator('.nl-generation-list').getByText('usart.c').waitFor();
  await page.locator('.nl-generation-text .view-line').first().waitFor();
  await picture(page, '87-pins-generated', 'pins-generated');
});

it('configures LIN', async () => {
  await page.goto(`${server.address}/generator/pinout?file=board`);
  await view('LIN').click();
  await page.getByRole('button', { name: 'Add three channels' }).click();
  // A channel without hardware is an error, which stays until each has a USART.
  await light().getByText('Not safe to generate').waitFor();
  await bottom()
    .getByRole('tab', { name: /^Problems/ })
    .click();
  await bottom().getByText('has no hardware', { exact: false }).first().waitFor();
  await picture(page, '88-pins-lin', 'pins-lin');
});

it('says nothing on the console', () => {
  expect(errors).toEqual([]);
});
