import { saveSysUser } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { restingBox } from '../harness/still.ts';

const noa = { userName: 'noa', password: 'noa-password-1' };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

let server: RunningServer;
let page: Page;
let canvas: CanvasHands;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  const admin = new Client(server);
  await admin.signIn();
  await admin.call(saveSysUser, { body: { ...noa, email: '', phone: '' } });
  page = await (await newContext({ locale: 'en-US' })).newPage();
  errors = watchErrors(page);
  canvas = new CanvasHands(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'newcomer-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const tour = () => page.getByRole('region', { name: 'Guided tour' });
const ticked = (step: string) =>
  tour()
    .getByRole('button', { name: `${step}, done` })
    .waitFor();
const go = (name: string) => tour().getByRole('button', { name, exact: true }).click();
const content = () => page.getByRole('main');

/** The page as a phone shows it, and back. */
async function onPhone(name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await picture(page, name);
  const wide = await page.evaluate('document.documentElement.scrollWidth');
  await page.setViewportSize(DESK);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
}

describe('a newcomer alone', () => {
  it('makes a sample project by one press, and lands on its diagram with the tour', async () => {
    await signIn(page, server, '/', noa);
    const press = page.getByRole('button', { name: 'Make a sample project' });
    await press.waitFor();
    await picture(page, 'newcomer-empty');
    await onPhone('newcomer-empty-phone');
    await page.getByRole('button', { name: 'Create a project' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create a project' });
    await dialog.getByRole('radio', { name: 'A public repository' }).check();
    expect(await dialog.getByLabel('Git user name').count()).toBe(0);
    await dialog.getByLabel('Git address').fill('https://git.example.org/chips/uart.git');
    await picture(page, 'newcomer-public', 'own-project');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await press.click();
    await canvas.block('uart0').waitFor();
    await tour().getByText('Add or move a block').waitFor();
    expect(
      await tour()
        .getByRole('button', { name: /, done$/ })
        .count(),
    ).toBe(0);
    await picture(page, 'newcomer-canvas');
  });

  it('moves a block and saves', async () => {
    const { x, y, width } = await restingBox(canvas.block('uart0'), 'the block uart0');
    await page.mouse.move(x + width / 2, y + 12);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 40, y + 52, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.press('Control+s');
    await ticked('Draw');
    await tour().getByText('Press Generate').waitFor();
    await onPhone('newcomer-canvas-phone');
  });

  it('generates the files of the SoC', async () => {
    await content().getByRole('button', { name: 'Generate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/files? written|up to date|nothing/i)
      .first()
      .waitFor();
    await ticked('Generate');
    await picture(page, 'newcomer-generated');
    await page.keyboard.press('Escape');
  });

  it('simulates, and looks at the wave', async () => {
    await go('Simulation');
    await page.waitForURL(/\/charts\/simulation/);
    await content().getByRole('button', { name: /Run$/ }).click();
    await ticked('Simulate');
    await ticked('Look at the wave');
    await page.getByText('At cursor').first().waitFor();
    await tour().getByText('you have done every step').waitFor();
    await picture(page, 'newcomer-wave');
    await onPhone('newcomer-wave-phone');
  });

  it('closes the tour for good, and opens it again from the account’s menu', async () => {
    await tour().getByRole('button', { name: 'Close the guided tour' }).click();
    await tour().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Account: noa' }).click();
    expect(await tour().count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Guided tour' }).click();
    await ticked('Draw');
    expect(errors).toEqual([]);
  });
});
