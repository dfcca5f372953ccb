import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { restingBox } from '../harness/still.ts';

let server: RunningServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-topologies');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const dialog = () => page.getByRole('dialog', { name: 'Topologies of the crossbar' });
const row = (name: string) => dialog().getByRole('row').filter({ hasText: name });
const open = () => page.keyboard.press('Shift+X');

describe('topologies of a crossbar side by side', () => {
  it('lists them, and knows nothing before a run has measured it', async () => {
    await signIn(page, server, '/charts/keyboard');
    await page.locator('.nl-soc-toolbar .nl-file-picker').click();
    const design = page.getByRole('menuitem', { name: 'microcontroller', exact: true });
    await restingBox(design, 'the list of designs');
    await design.click();
    await page.locator('[data-block="qspi0"]').waitFor();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    // Keys are the dialog's until it has gone.
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await open();
    for (const name of ['Full crossbar', 'Direct responses', 'Pipelined', 'Shared bus'])
      await row(name).getByText('not measured').waitFor();
    expect(await row('Shared bus').getByText('current').count()).toBe(1);
  });

  it('measures one by a run', { timeout: 300_000 }, async () => {
    await row('Shared bus').getByRole('button', { name: 'Measure' }).click();
    await row('Shared bus').getByText('MHz').waitFor({ timeout: 240_000 });
    await row('Shared bus').getByText('3 clocks').waitFor();
    await picture(page, '66-topologies');
  });

  it('makes the design so by a press, and undo takes it back', async () => {
    await row('Full crossbar').getByRole('button', { name: 'Apply' }).click();
    await row('Full crossbar').getByText('current').waitFor();
    expect(await row('Shared bus').getByText('MHz').count()).toBe(1);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+z');
    await open();
    await row('Shared bus').getByText('current').waitFor();
    expect(errors).toEqual([]);
  });
});
