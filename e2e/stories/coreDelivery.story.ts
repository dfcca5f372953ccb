import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-core-delivery');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const suite = (id: string) => page.locator(`[data-suite="${id}"]`);
const dialog = () => page.getByRole('dialog').last();
/** Left to run: the rest takes minutes of a processor. */
const KEPT = ['exceptions', 'reset'];
const TESTS = 15;

describe('what a core is delivered with', () => {
  it('says what this core cannot be tried with, and why', async () => {
    await signIn(page, server, '/table/dynamic-table');
    await suite('privilege').getByText('Not applicable: the core has machine mode alone').waitFor();
    expect(await suite('privilege').getByRole('checkbox').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true);
  });

  it('makes the package of chosen suites', async () => {
    const offered = page.locator('[data-suite][data-missing="false"]');
    for (const row of await offered.all()) {
      const id = (await row.getAttribute('data-suite'))!;
      if (!KEPT.includes(id)) await row.getByRole('checkbox').click();
    }
    await page.getByRole('button', { name: 'Make the package' }).click();
    await dialog()
      .getByText(/files? written/)
      .waitFor({ timeout: 60_000 });
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByText('The package is made.').waitFor();
  });

  it('runs it, and gives one verdict with that of each suite', async () => {
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText(`${TESTS} of ${TESTS} tests passed`).waitFor({ timeout: 240_000 });
    await suite('reset').getByText('5 of 5 passed').waitFor();
    await suite('instructions').getByText('not run').waitFor();
    await picture(page, '68-core-delivery', 'core-delivery');
  });

  it('leads to the results', async () => {
    await page.getByRole('link', { name: 'Results' }).click();
    await page.getByText('reset.reset-3001').first().waitFor();
    expect(errors).toEqual([]);
  });
});
