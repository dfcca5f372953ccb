import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-memory');
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

it('takes initial contents out of a file, and refuses what does not fit', async () => {
  await page.getByRole('button', { name: 'Choose…' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('.nl-file-drop input');
  const chosen = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await file.setInputFiles(chosen('boot.hex', 'cafef00d 123456789\n'));
  await dialog.getByText('Line 1: 123456789 does not fit into a word of 32 bits').waitFor();
  expect(await dialog.getByRole('button', { name: 'Take over' }).isDisabled()).toBe(true);
  await picture(page, 'memory-contents-refused');
  await file.setInputFiles(chosen('boot.verilog', '@20000010\n0D F0 FE CA 78 56 34 12\n'));
  await dialog.getByText('2 words, of 4096 that the memory has. Word 0 is at 0x20000010.').waitFor();
  await picture(page, 'memory-contents');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('boot.verilog').waitFor();
  // Below the contents: the self-test, and spares that it finds a place for.
  await page.getByLabel('Self-test (BIST)').check();
  await page.getByLabel('Repair by spares').check();
  await page.getByLabel('Spare columns (bits)').fill('1');
  await page.getByLabel('Spare columns (bits)').press('Enter');
  await page.getByText('40 bits are stored a word, 7 of them check bits; spare columns: 1.').waitFor();
  await page.getByText('No problems').waitFor();
  await page.getByLabel('Repair by spares').uncheck();
  await page.getByText('39 bits are stored a word, 7 of them check bits.').waitFor();
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

it('lists the memories of the SoC, and begins a wrapper for one', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: 'SoC' }).click();
  // The demo's, as its document has them.
  await page
    .getByRole('row', { name: /sram0 .*0x20000000.*65,536 B/ })
    .first()
    .waitFor();
  await picture(page, 'memory-soc');
  const row = page.getByRole('row', { name: /^rom0 / }).first();
  await row.getByRole('button', { name: 'Plan a wrapper' }).click();
  await expect.poll(() => page.getByLabel('Words', { exact: true }).inputValue()).toBe('1024');
  expect(await page.getByLabel('Bus').inputValue()).toBe('axi4lite');
  expect(errors).toEqual([]);
});
