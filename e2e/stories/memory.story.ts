import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { filesOf } from '../../packages/memory/test/library/fixture.ts';
import { signIn } from '../harness/signIn.ts';

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

it('is a tab beside pin multiplexing and memory map, and plans a memory out of block RAM', async () => {
  await page
    .getByRole('navigation', { name: /Memory map/ })
    .getByText('Memory wrapper')
    .click();
  await page.getByRole('button', { name: /^RAM/ }).click();
  await page.getByLabel('Name').fill('ram');
  await page.getByRole('button', { name: 'Create' }).click();
  await page
    .getByRole('row', { name: /SB_RAM40_4K/ })
    .getByText('chosen')
    .first()
    .waitFor();
  await page.getByLabel('Bits a mask bit (0: none)').fill('5');
  await page.getByLabel('Bits a mask bit (0: none)').press('Enter');
  await page.getByText('does not divide a word of 32').waitFor();
  await page.getByRole('button', { name: 'Mask every 4 bits' }).click();
  await page.getByText('No problems').waitFor();
  await page.getByLabel('Made of').selectOption('ecp5');
  await page.getByLabel('Check bits').selectOption('secded');
  await page.getByText('39 bits are stored a word, 7 of them check bits.').waitFor();
  await picture(page, 'memory-planned');
});

it('generates a block of the palette, with its files to be read before', async () => {
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByText('ram_array.sv').first().waitFor();
  await picture(page, 'memory-files');
  await page.getByRole('button', { name: 'Generate', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/files? written/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
});

it('takes macros of a library over from its files, and refuses one whose files contradict each other', async () => {
  await page.getByRole('button', { name: 'Add macros…' }).click();
  const dialog = page.getByRole('dialog');
  const files = dialog.locator('.nl-file-drop input');
  const chosen = (list: ReturnType<typeof filesOf>) =>
    list.map(({ path, text }) => ({ name: path, mimeType: 'text/plain', buffer: Buffer.from(text) }));
  await files.setInputFiles(
    chosen(filesOf(['verilog', 'liberty'], ['liberty', 'word_width : 4', 'word_width : 5'])),
  );
  await dialog.getByText(/has words of 5 bits/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Add 0 macros' }).isDisabled()).toBe(true);
  await picture(page, 'memory-contradiction');
  await files.setInputFiles(chosen(filesOf(['verilog', 'liberty', 'lef'])));
  await dialog.getByText('8 × 4 / 2').waitFor();
  await picture(page, 'memory-macros');
  await dialog.getByRole('button', { name: 'Add 1 macro' }).click();
  await page.getByLabel('Words', { exact: true }).fill('64');
  await page.getByLabel('Words', { exact: true }).press('Enter');
  await page.getByLabel('Check bits').selectOption('none');
  await page
    .getByRole('row', { name: /two_port_8x4/ })
    .getByText('chosen')
    .first()
    .waitFor();
  await picture(page, 'memory-tiled');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'memory-narrow');
  expect(errors).toEqual([]);
});
