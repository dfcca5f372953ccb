import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let page: Page;
let canvas: CanvasHands;
let errors: string[];
/** Where the exported archive is unpacked. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-story-'));
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
  await rm(folder, { recursive: true });
});

const OTHERS = `module part (input logic clk, input logic [3:0] a, output logic [3:0] y);
  always_ff @(posedge clk) y <= a;
endmodule
module whole (input logic clk, input logic [3:0] a, output logic [3:0] y);
  logic [3:0] mid;
  part first (.clk, .a(a), .y(mid));
  part second (.clk, .a(mid ^ a), .y(y));
endmodule
`;

describe('to other tools and back', () => {
  it('exports the design as IP-XACT, and says what that cannot carry', async () => {
    await signIn(page, server);
    await canvas.block('uart0').waitFor();
    await canvas.command('Export for other tools…');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('are not carried').waitFor();
    await picture(page, '01-export');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download archive' }).click();
    execFileSync('python3', ['-m', 'zipfile', '-e', await (await download).path(), folder]);
    expect(await readFile(join(folder, 'demo_soc.design.xml'), 'utf8')).toContain(
      '<ipxact:adHocConnections>',
    );
  });

  it('reads the design back as an edit of the same canvas, in which nothing has changed', async () => {
    await page.getByRole('button', { name: 'Import blocks…' }).click();
    const dialog = page.getByRole('dialog');
    const own = ['demo_soc.xml', 'demo_soc.design.xml', 'demo_soc.designcfg.xml'];
    const chosen = own.map((name) => join(folder, name));
    await dialog.locator('input[type=file]').first().setInputFiles(chosen);
    await dialog.getByRole('button', { name: 'Read' }).click();
    await dialog.getByLabel('Take as a SoC document').click();
    await page.getByTitle('demo_soc').last().click();
    await dialog.getByText('It becomes an edit of').waitFor();
    await picture(page, '02-design');
    await dialog.getByRole('button', { name: 'Open as a SoC document' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await canvas.block('uart0').waitFor();
    await page.getByText('No problems.').waitFor();
    await picture(page, '03-same');
    const save = page
      .getByRole('toolbar', { name: 'SoC canvas tools' })
      .getByRole('button', { name: /^Save/ });
    expect(await save.isDisabled()).toBe(true);
  });

  it('takes the top of others apart into blocks, wires and a block of its logic', async () => {
    await page.getByRole('button', { name: 'Import blocks…' }).click();
    const dialog = page.getByRole('dialog');
    const source = { name: 'others.sv', mimeType: 'text/plain', buffer: Buffer.from(OTHERS) };
    await dialog.locator('input[type=file]').first().setInputFiles(source);
    await dialog.getByRole('button', { name: 'Read' }).click();
    await dialog.getByLabel('Take as a SoC document').click();
    await page.getByTitle('whole').last().click();
    await dialog.getByText('It becomes a new canvas').waitFor();
    await picture(page, '04-structure');
    await dialog.getByRole('button', { name: 'Open as a SoC document' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await canvas.block('second').waitFor();
    await canvas.block('logic0').waitFor();
    await picture(page, '05-others');
  });

  it('says nothing in the console', () => {
    expect(errors).toEqual([]);
  });
});
