import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { standsStill } from '../harness/still.ts';

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
  if (task.result?.state === 'fail') await picture(page, 'failed-core');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const option = (pointer: string) => page.locator(`[data-option="${pointer}"]`);
const dialog = () => page.getByRole('dialog').last();
/** What the terminal shows, as a screen reader has it. */
const terminal = () => page.locator('.nl-terminal .xterm-rows');

/** A block once it is selected. */
const chosen = (name: string) => page.locator(`[data-block="${name}"][aria-pressed="true"]`);

/** Generates the core that is open, and closes what tells which files were written. */
async function generate(): Promise<void> {
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await dialog()
    .getByText(/files? written/)
    .waitFor();
  await standsStill(page);
  await picture(page, '64-core-generated');
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await dialog().waitFor({ state: 'hidden' });
}

describe('from options to a processor that prints', () => {
  it('measures the clock of a small core in the background', async () => {
    await signIn(page, server, '/core/microarchitecture');
    await page.locator('.nl-start').waitFor();
    await page.getByRole('button', { name: 'New core' }).click();
    await page.getByLabel('Name').fill('small_core');
    await dialog().getByText('nano', { exact: true }).click();
    await dialog().getByRole('button', { name: 'Create' }).click();
    // Figures of the preset itself are known.
    await option('/base/zicond').getByRole('switch').click();
    await generate();
    await page.locator('[data-figure=fmax]').getByText('not known').waitFor();
    await page.getByRole('tab', { name: 'Timing' }).click();
    await page.locator('.nl-core-timing').getByRole('button', { name: 'Measure' }).click();
    await page.getByText('Synthesis and static timing are running.').waitFor();
  });

  it('starts a core from a preset', async () => {
    await page.locator('.nl-file-picker').click();
    await page.getByRole('menuitem', { name: 'New core …' }).click();
    await dialog().getByLabel('Name').fill('story_core');
    await picture(page, '60-core-new');
    await dialog().getByRole('button', { name: 'Create' }).click();
    await page.locator('.nl-file-picker b').getByText('story_core', { exact: true }).waitFor();
    await option('/base/isa').waitFor();
  });

  it('says at the field what excludes it', async () => {
    const forwarding = option('/advanced/forwarding');
    await forwarding.getByText('needs five stages').waitFor();
    expect(await forwarding.getByRole('switch').isDisabled()).toBe(true);
    await option('/base/zicsr').getByRole('switch').click();
    await option('/auxiliary/clint').getByText('needs Zicsr').waitFor();
    await page.getByRole('tab', { name: /Problems/ }).click();
    await picture(page, '61-core-contradiction', 'core-contradiction');
    expect(await page.getByRole('button', { name: 'Generate', exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Control+z');
    await page.getByText('The options go together.').waitFor();
  });

  it('shows the pipeline that the options make', async () => {
    const unit = (name: string) => page.locator('.nl-core-picture').getByRole('button', { name });
    await unit('ALU, 32 b').waitFor();
    await option('/base/zbb').getByRole('switch').click();
    await unit('ALU, Zbb').waitFor();
    await page.getByRole('tab', { name: 'Generated files' }).click();
    await page.getByRole('button', { name: /^story_core_alu\.sv/ }).click();
    await page.locator('.nl-made-text .view-line').first().waitFor();
    await picture(page, '62-core-options', 'core');
  });

  it('compares it with others', async () => {
    await page.getByRole('button', { name: 'Compare …' }).click();
    await dialog().getByText('Pipeline stages').waitFor();
    await dialog().getByRole('combobox').click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'nano' }).click();
    await dialog().getByRole('columnheader', { name: 'nano' }).waitFor();
    await dialog().getByText('Pipeline stages').click();
    // Escape closes the list of cores as long as it is open.
    await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
    await picture(page, '63-core-compare', 'core-compare');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
  });

  it('generates it into the project', generate);

  it('runs lint on it', async () => {
    await page.getByRole('tab', { name: 'Checks' }).click();
    const lint = page.locator('[data-check=lint]');
    await lint.getByRole('button').click();
    await page.locator('[data-check=lint][data-verdict=passed]').waitFor({ timeout: 120_000 });
    await picture(page, '65-core-checks', 'core-checks');
  });

  it('says of the verdict that it is of an earlier version once an option is another', async () => {
    await option('/base/zbs').getByRole('switch').click();
    await page.locator('[data-check=lint][data-earlier=true]').getByText('of an earlier version').waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('[data-check=lint][data-earlier=false][data-verdict=passed]').waitFor();
  });

  it('takes the place of the processor on the canvas', async () => {
    await page.getByRole('button', { name: 'Put on the canvas …' }).click();
    await dialog().getByRole('combobox').click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'processor' }).click();
    await dialog().getByRole('button', { name: 'Put it there' }).click();
    await page.waitForURL(/\/charts\/keyboard/);
    await chosen('story_core0').waitFor();
    await canvas.block('cpu0').focus();
    await page.keyboard.press('Enter');
    await chosen('cpu0').waitFor();
    await page.keyboard.press('Delete');
    await canvas.block('cpu0').waitFor({ state: 'detached' });
    for (const panel of PANELS) await canvas.command(panel);
    await canvas.command('Fit to view');
    await canvas.connect('story_core0.m_axil_i', 'xbar0.s');
    await canvas.connect('story_core0.m_axil_d', 'xbar0.s');
    // The clock is that of the neighbours.
    await canvas.command('Connect all clocks and resets');
    await canvas.connect('plic0.irq', 'story_core0.irq_external');
    await picture(page, '66-core-canvas', 'core-canvas');
    for (const panel of PANELS) await canvas.command(panel);
    await page.getByText('No problems.').waitFor();
    await canvas.command('Save');
    await page.getByText('processor.soc.json saved').waitFor();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await dialog()
      .getByText(/files? written/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Close' }).last().click();
  });

  it('boots, prints Hello and answers what is typed', async () => {
    await page.goto(`${server.address}/charts/simulation`);
    await page.getByText('Boot', { exact: true }).click();
    await page.getByText('demo/sw/hello').waitFor();
    await page.getByRole('button', { name: 'Boot' }).click();
    await page.locator('[data-standing=running]').waitFor({ timeout: 300_000 });
    await terminal().getByText('Hello, Netloom!').waitFor({ timeout: 60_000 });
    await picture(page, '67-boot-hello');
    await page.keyboard.type('llama 1122');
    await page.keyboard.press('Enter');
    await terminal().getByText('You typed "llama 1122"').waitFor({ timeout: 60_000 });
    await picture(page, '68-boot-typed', 'boot');
  });

  it('keeps the terminal while another tab is shown', async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    await terminal().waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Terminal' }).click();
    await terminal().getByText('You typed "llama 1122"').waitFor();
  });

  it('ends by Ctrl+D, and says so', async () => {
    await page.locator('.nl-terminal-screen').click();
    await page.keyboard.press('Control+d');
    await page.locator('.nl-terminal-status[data-standing=inconclusive]').waitFor({ timeout: 60_000 });
    await terminal().getByText('netloom: ended by what was typed').waitFor();
    await picture(page, '69-boot-ended');
  });

  it('shows the software of the processor with its API', async () => {
    await page.goto(`${server.address}/core/software`);
    await page.getByRole('button', { name: /^printf/ }).click();
    await page.getByText('int putchar(int character);').waitFor();
    await page.getByRole('checkbox', { name: 'Choose Example: hello' }).click();
    await picture(page, '70-core-software', 'core-software');
    await page.getByRole('button', { name: /Add \d+ pieces/ }).click();
    await dialog()
      .getByText(/files? written/)
      .waitFor();
  });

  it('shows the slowest paths and figures of the small core once they are measured', async () => {
    await page.goto(`${server.address}/core/microarchitecture?core=small_core`);
    await page.getByRole('tab', { name: 'Timing' }).click();
    const worst = page.locator('.nl-core-paths:not(.nl-core-by-stage) tbody tr').first();
    await worst.waitFor({ timeout: 300_000 });
    const clock = /(\d+) MHz/.exec(await worst.innerText())![1];
    await page.locator('[data-figure=fmax]').getByText(clock!, { exact: true }).waitFor();
    await page.locator('[data-figure=area]').getByText('measured').waitFor();
    await page.locator('[data-figure=benchmarks]').getByText('measured').waitFor({ timeout: 300_000 });
    await picture(page, '71-core-timing', 'core-timing');
  });

  it('says nothing in the console', () => {
    expect(errors).toEqual([]);
  });
});

const PANELS = ['IP palette', 'Properties', 'Problems, addresses and interrupts'];
