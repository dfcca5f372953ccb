import { join } from 'node:path';
import { saveSysUser } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

const BEACON = join(import.meta.dirname, '../fixtures/beacon');
const mira = { userName: 'mira', password: 'mira-password-1' };

let server: RunningServer;
let page: Page;
let canvas: CanvasHands;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  const admin = new Client(server);
  await admin.signIn();
  await admin.call(saveSysUser, { body: { ...mira, email: '', phone: '' } });
  page = await (await newContext({ locale: 'en-US' })).newPage();
  page.setDefaultTimeout(20_000);
  errors = watchErrors(page);
  canvas = new CanvasHands(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'others-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const form = () => page.getByRole('main');

/** Chooses in a form what is to be run, starts it, and returns when it has passed. */
async function runToPass(field: string, choice: RegExp, start: RegExp): Promise<void> {
  await form().getByRole('combobox', { name: field }).click();
  await page.getByTitle(choice).last().click();
  await form().getByRole('button', { name: start }).click();
  await page.waitForURL(/run=/);
  const verdict = page.getByText(/^(?:Passed|Failed|Inconclusive)$/).first();
  await verdict.waitFor();
  expect(await verdict.textContent()).toBe('Passed');
}

describe('a design of others, by a new member', () => {
  it('goes into an empty project as a folder', async () => {
    await signIn(page, server, '/', mira);
    await button('Create a project').first().click();
    const dialog = page.getByRole('dialog', { name: 'Create a project' });
    await dialog.getByRole('radio', { name: 'An empty project' }).check();
    await dialog.getByLabel('Project name').fill('lamps');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await button('New canvas…').waitFor();
    await button('Catalogue').click();
    const chooser = page.waitForEvent('filechooser');
    await button('Upload').click();
    await page.getByRole('menuitem', { name: 'A folder…' }).click();
    await (await chooser).setFiles(BEACON);
    await page.getByText('6 files uploaded').waitFor();
    await picture(page, 'others-uploaded');
    await button('Close').first().click();
  });

  it('becomes a block where it lies, without a list of its files', async () => {
    await button('Import blocks…').first().click();
    const dialog = page.getByRole('dialog', { name: /^Import blocks/ });
    await dialog.getByText('In the project', { exact: true }).click();
    await dialog.getByText('The whole project: 5 files').waitFor();
    await dialog.getByRole('button', { name: 'Read' }).click();
    const row = (module: string) => dialog.getByRole('row', { name: new RegExp(`${module}\\b`) });
    await row('beacon_tb').getByText('testbench').waitFor();
    await row('beacon_timer').getByText('used inside').waitFor();
    await dialog.getByText('apb APB').waitFor();
    await picture(page, 'others-read');
    await dialog.getByRole('button', { name: 'Add 1 block' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('is connected in a SoC by one press, and generated with it', async () => {
    await button(/^Example/).click();
    const dialog = page.getByRole('dialog', { name: 'New canvas…' });
    await dialog.getByRole('textbox').fill('lights');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await canvas.block('gpio0').waitFor();
    await canvas.drag('beacon', 0.85, 0.88);
    await canvas.diagram.getByText('Then the block has no errors.').waitFor();
    await picture(page, 'others-card');
    await canvas.diagram.getByRole('button', { name: 'Connect', exact: true }).click();
    await canvas.command('Export open ports to the top');
    await page.getByText('No problems.').waitFor();
    await button('Generate').click();
    await page
      .getByRole('dialog')
      .getByText(/files written/)
      .waitFor();
    await picture(page, 'others-generated');
  });

  it('is simulated by its own bench, whose wave opens', async () => {
    await page.goto(`${server.address}/charts/simulation`);
    await runToPass('Testbench', /\bbeacon_tb\b/, /Run$/);
    await page.getByText('The bench reported “PASS”.').waitFor();
    await page.getByText('At cursor').first().waitFor();
    await page.getByText('lamp', { exact: true }).first().waitFor();
    await picture(page, 'others-wave');
  });

  it('is synthesized by itself, with its package and its modules', async () => {
    await page.goto(`${server.address}/charts/synthesis`);
    await runToPass('Design', /\bbeacon\b/, /Synthesize$/);
    await page.getByText('Cells by type').waitFor();
    // 16 bits of the timer, 1 + 16 + 8 of the registers, and three states, each with a flip-flop of its own.
    await page.getByText('Flip-flops 44').first().waitFor();
    await page.getByRole('tab', { name: 'Area' }).click();
    await page
      .getByText(/beacon_timer/)
      .first()
      .waitFor();
    await picture(page, 'others-area');
  });

  it('says nothing in the console', () => {
    expect(errors).toEqual([]);
  });
});
