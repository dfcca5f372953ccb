import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { runSmoke } from '../harness/smoke.ts';

const DIVIDER = 'demo/cores/nl_micro/rtl/nl_micro_muldiv.sv';

let server: RunningServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const row = (text: RegExp) => page.getByRole('row', { name: text });

describe('a regression of the demo core', () => {
  it('is a plan that says what is simulated', async () => {
    await signIn(page, server, '/example/create?file=demo/core.regress.json');
    await page.getByText('Simulations: 26, builds: 1').waitFor();
    await page.getByText('--only multiply:').first().waitFor();
    await picture(page, 'regression-plan', 'regression');
  });

  it('refuses what makes no sense where it is typed', async () => {
    const seeds = page.getByLabel('Seeds: multiply');
    await seeds.fill('x1000000');
    expect(await seeds.getAttribute('aria-invalid')).toBe('true');
    await seeds.press('Escape');
    await page.getByText('Simulations: 26, builds: 1').waitFor();
  });

  it('runs, and shows each simulation with the seed that the simulator told', async () => {
    await runSmoke(page, server);
    await page.getByTitle('As the simulator told it').first().waitFor();
    expect(await page.getByTitle('As the simulator told it').count()).toBe(8);
    await picture(page, 'regression-results', 'regression');
  });

  it('leads to the log of a simulation, and copies the command that repeats it', async () => {
    const first = row(/multiply/).first();
    await first.getByLabel('Log at the first error').click();
    await page
      .getByText(/PASS: 1000 operations/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.goBack();
    await row(/multiply/)
      .first()
      .getByLabel('Copy the command that repeats it')
      .click();
    await page.getByText('The command is copied').waitFor();
  });

  it('is listed with its figures', async () => {
    await page.getByLabel('All regressions').click();
    await page.getByRole('row', { name: /core #1 .*Passed/ }).waitFor();
    await picture(page, 'regression-list', 'regression');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('core #1').first().waitFor();
    await picture(page, 'regression-list-narrow', 'regression');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('shows what its simulations have covered, and which of them suffice', async () => {
    await page.getByRole('link', { name: 'Coverage' }).click();
    await page.getByText('Counted: 8 simulations that passed.').waitFor();
    await picture(page, 'coverage', 'regression');
    await page.getByText('Smallest set').click();
    await page.getByText(/suffice/).waitFor();
    await page.getByTitle('Testpoints').click();
    await row(/divide/).waitFor();
    await page.getByTitle('Files', { exact: true }).click();
    await page.getByRole('link', { name: DIVIDER }).click();
    await page.getByText('LOAD').first().waitFor();
    await picture(page, 'coverage-source', 'regression');
    expect(errors).toEqual([]);
  });
});
