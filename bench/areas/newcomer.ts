import { saveSysUser } from '@netloom/contract';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Page } from '../../e2e/harness/browser.ts';
import { Client } from '../../e2e/harness/client.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'newcomer';
const NEWCOMER = { userName: 'noa', password: 'noa-password-1' };
const CALM = { timeout: 300_000 };
/** What the product compiles ahead is there by then, in milliseconds. */
const SETTLED = 60_000;

const content = (page: Page) => page.getByRole('main');
const seconds = (since: number) => (performance.now() - since) / 1000;

/** The sample project of somebody who comes for the first time: from the press of Run to the wave at the cursor. */
async function firstSimulation(page: Page, address: string): Promise<number> {
  await page.getByRole('button', { name: 'Make a sample project' }).click();
  await page.locator('[data-block=uart0]').waitFor(CALM);
  await content(page).getByRole('button', { name: 'Generate' }).click();
  await page
    .getByRole('dialog')
    .getByText(/files? written|up to date|nothing/i)
    .first()
    .waitFor(CALM);
  await page.keyboard.press('Escape');
  await page.goto(`${address}/charts/simulation`);
  const start = performance.now();
  await content(page).getByRole('button', { name: /Run$/ }).click();
  await page.getByText('At cursor').first().waitFor(CALM);
  return seconds(start);
}

/** The demo's processor: from the press of Boot to what its firmware prints. */
async function boot(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/charts/simulation`);
  await page.getByText('Boot', { exact: true }).click();
  await content(page).getByRole('combobox').first().click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'processor' }).click();
  const start = performance.now();
  await page.getByRole('button', { name: 'Boot' }).click();
  await page.locator('.xterm-rows').getByText('Hello, Netloom!').waitFor(CALM);
  return seconds(start);
}

/** What who opens the product for the first time waits for. */
export async function measure(): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const admin = new Client(server);
    await admin.signIn();
    await admin.call(saveSysUser, { body: { ...NEWCOMER, email: '', phone: '' } });
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    const page = await browser.newPage({ locale: 'en-US' });
    await signIn(page, server, '/', NEWCOMER);
    const simulation = await firstSimulation(page, server.address);
    const prompt = await boot(page, server.address);
    return [
      atMost(
        AREA,
        'first simulation of a sample project, from click to wave',
        simulation,
        20,
        's',
        'a minute after the server was started for the first time',
      ),
      atMost(
        AREA,
        'first boot of its processor, from click to what firmware prints',
        prompt,
        30,
        's',
        'the same server',
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
