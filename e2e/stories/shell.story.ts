import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { restingBox } from '../harness/still.ts';

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  context = await newContext({ locale: 'en-US' });
  page = await context.newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'shell-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const path = () => new URL(page.url()).pathname;
const tabs = () => page.locator('.nl-tab');
const tab = (name: string) => tabs().filter({ hasText: name });
const menuEntry = (name: string) => page.getByRole('menuitem', { name, exact: true });
const goTo = async (address: string, aim: string) => {
  // Where an address leads is known long before its screen is drawn.
  await page.goto(server.address + address, { waitUntil: 'commit' });
  await page.waitForURL(`**${aim}`, { waitUntil: 'commit' });
};

/** Ten switches: five times away from a screen and back. */
async function switchTabs(screen: string, other: string): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await tab(other).getByRole('link').click();
    await page.locator('.nl-tab[data-active]', { hasText: other }).waitFor();
    await tab(screen).getByRole('link').click();
    await page.locator('.nl-tab[data-active]', { hasText: screen }).waitFor();
  }
}

describe('access', () => {
  it('asks who it is, and leads back to the full address', async () => {
    await page.goto(`${server.address}/charts/mix-chart?x=1#y`);
    await page.waitForURL('**/login?redirect=%2Fcharts%2Fmix-chart%3Fx%3D1%23y');
    await signIn(page, server, '/charts/mix-chart?x=1#y');
    await page.waitForURL('**/charts/mix-chart?x=1#y');
    await page.getByRole('link', { name: 'Register map' }).waitFor();
    expect(await page.title()).toBe('Register map · Netloom');
  });

  it('leads to the first screen, and what does not exist to the page that says so', async () => {
    await goTo('/dashboard', '/charts/keyboard*');
    await goTo('/login', '/charts/keyboard*');
    await goTo('/nowhere', '/error/404');
    await goTo('/system/dict-data/index/abc', '/error/404');
    await goTo('/redirect/runs/index', '/runs/index');
    await goTo('/404', '/404');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await page.title()).toBe('Page not found · Netloom');
    await picture(page, 'shell-404');
  });
});

describe('tabs', () => {
  it('keep a half-typed form over ten switches', async () => {
    await goTo('/charts/simulation', '/charts/simulation');
    await page.getByLabel('Plusargs').fill('+half=typed');
    await menuEntry('All runs').click();
    await tab('All runs').waitFor();
    await switchTabs('Simulation', 'All runs');
    expect(await page.getByLabel('Plusargs').inputValue()).toBe('+half=typed');
  });

  it('keep a log streaming over ten switches', async () => {
    await page.getByText('Icarus', { exact: true }).click();
    await page.getByRole('button', { name: /Run$/ }).click();
    await page.waitForURL(/run=/);
    await page.getByText('Running').first().waitFor();
    await switchTabs('Simulation', 'All runs');
    await page.getByText('Passed').first().waitFor({ timeout: 300_000 });
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('Hello, Netloom!').waitFor();
    expect(await page.getByText('Hello, Netloom!').count()).toBe(1);
  });

  it('close by key, middle button and menu, but for the affixed one', async () => {
    for (const name of ['Register map', 'Memory map']) {
      await menuEntry(name).click();
      await tab(name).waitFor();
    }
    await tab('Memory map').getByRole('link').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Register map');
    await page.keyboard.press('Delete');
    await tab('Register map').waitFor({ state: 'detached' });
    await tab('All runs').click({ button: 'middle' });
    await tab('All runs').waitFor({ state: 'detached' });
    await tab('Simulation').click({ button: 'right' });
    await picture(page, 'shell-tabs');
    await page.getByRole('menuitem', { name: 'Close all' }).click();
    await page.waitForURL('**/charts/keyboard*');
    expect(await tabs().allInnerTexts()).toEqual(['SoC canvas']);
  });
});

describe('shell', () => {
  it('finds a screen by a slip of the fingers', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages' }).fill('regster');
    await page.getByRole('option', { name: 'SoC design > Register map' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/charts/mix-chart');
  });

  it('takes theme colour and size, and keeps them', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Theme colour #F5222D' }).click();
    await page.getByText('Compiling the theme').waitFor({ state: 'detached' });
    await picture(page, 'shell-settings');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Size', exact: true }).click();
    const mini = page.getByRole('menuitem', { name: 'Mini' });
    // It unfolds: what is pressed in one place would be let go in another.
    await restingBox(mini, 'Mini');
    await mini.click();
    await page.getByText('Switch Size Success').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Register map' }).waitFor();
    const shown = await page.evaluate(() => [
      document.documentElement.style.getPropertyValue('--nl-accent'),
      document.documentElement.dataset.size,
    ]);
    expect(shown).toEqual(['#f5222d', 'mini']);
  });

  it('opens the bookmark panel and makes room for it', async () => {
    const sidebar = page.locator('.nl-sidebar');
    await page.getByRole('button', { name: 'Notepad', exact: true }).click();
    await page.getByRole('complementary', { name: 'Notepad' }).waitFor();
    expect(await sidebar.getAttribute('data-collapsed')).toBe('true');
    await page.getByRole('button', { name: 'Close the panel' }).click();
    expect(await sidebar.getAttribute('data-collapsed')).toBe('false');
  });

  it('signs out in every window of the browser', async () => {
    const other = await context.newPage();
    await other.goto(`${server.address}/RTL/edit`);
    await other.getByRole('link', { name: 'RTL editor' }).waitFor();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL('**/login');
    await other.waitForURL('**/login?reason=signed-out');
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).not.toContain('Admin-Token');
    expect(path()).toBe('/login');
  });

  it('says nothing in the console', () => {
    expect(errors).toEqual([]);
  });
});
