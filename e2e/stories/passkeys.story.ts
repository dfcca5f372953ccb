import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { adminPassword, startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { restingBox } from '../harness/still.ts';

let server: RunningServer;
let page: Page;
let errors: string[];
let device: CDPSession;
let authenticatorId: string;

beforeAll(async () => {
  server = await startServer({ named: true });
  const context = await newContext({ locale: 'en-US' });
  page = await context.newPage();
  errors = watchErrors(page);
  device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  ({ authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options }));
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'passkeys-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const card = () => page.getByRole('region', { name: 'Passkeys' });
const credentials = async () =>
  (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
const byPasskey = () => page.getByRole('button', { name: 'Sign in with a passkey' });
const entered = () => page.waitForURL((url) => url.pathname !== '/login');

/** Forgets the session, and asks for a page. */
async function comeAnew(path: string): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]!}=; max-age=0; path=/`;
  });
  await page.goto(server.address + path);
  await byPasskey().waitFor();
}

it('adds a passkey in the profile, by keyboard alone', async () => {
  await signIn(page, server, '/profile/index?tab=me');
  await card().getByText('You have none.').waitFor();
  await card().getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').waitFor();
  await restingBox(dialog, 'the dialog');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name');
  await page.keyboard.type('This notebook');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await dialog.getByText('The current password is wrong').waitFor();
  expect(await credentials()).toHaveLength(0);
  await dialog.getByLabel('Current password').fill(adminPassword);
  await page.keyboard.press('Enter');
  await card().getByText('This notebook').waitFor();
  await picture(page, 'passkeys-profile');
  const [made, ...others] = await credentials();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ rpId: 'localhost', isResidentCredential: true });
  expect(errors).toEqual([]);
});

it('tells of a device that has one already', async () => {
  await card().getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Twice');
  await dialog.getByLabel('Current password').fill(adminPassword);
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('has a passkey for your account already').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await credentials()).toHaveLength(1);
});

it('signs in without password, and leads to the page that was asked for', async () => {
  await comeAnew('/profile/index?tab=me');
  await picture(page, 'passkeys-sign-in');
  await byPasskey().press('Enter');
  await page.waitForURL('**/profile/index?tab=me');
  await card().getByText('last used').waitFor();
  expect((await credentials())[0]!.signCount).toBeGreaterThan(1);
});

it('opens nothing when the device does not know its user', async () => {
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await comeAnew('/profile/index?tab=me');
  await byPasskey().click();
  await page.getByRole('alert').getByText('It was cancelled').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
});

it('removes it with the password, and its device is out', async () => {
  await byPasskey().click();
  await entered();
  await card().getByRole('button', { name: 'Remove This notebook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the passkey This notebook' });
  await dialog.getByLabel('Current password').fill(adminPassword);
  await page.keyboard.press('Enter');
  await card().getByText('You have none.').waitFor();
  await comeAnew('/login');
  await byPasskey().click();
  await page.getByRole('alert').getByText('This passkey was not accepted').waitFor();
  expect(errors).toEqual([]);
});
