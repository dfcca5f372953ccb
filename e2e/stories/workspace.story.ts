import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { fillSignIn, signIn } from '../harness/signIn.ts';

const mei = { userName: 'mei.lin', password: 'mei-password-1' };
const FILE = 'demo/tb/demo_tb.sv';

let server: RunningServer;
let lead: Page;
let newcomer: Page;
let errors: string[];
let inviteCode: string;

/** A person with a browser of his own. */
async function person(): Promise<Page> {
  const context = await newContext({ locale: 'en-US' });
  return context.newPage();
}

beforeAll(async () => {
  server = await startServer();
  [lead, newcomer] = [await person(), await person()];
  errors = watchErrors(lead);
});

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await picture(lead, 'workspace-failed-lead');
  await picture(newcomer, 'workspace-failed-newcomer');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const visible = { visible: true };
/** Icons add their own word before the name of a button. */
const button = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`(^|\\s)${name}$`) })
    .filter(visible)
    .first();
const tool = (name: string) =>
  lead.getByRole('toolbar', { name: 'File tools' }).getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).filter(visible);
const said = (page: Page, text: string | RegExp) => page.getByText(text).filter(visible).first().waitFor();
const open = (page: Page, path: string) => page.goto(server.address + path);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).filter(visible);

describe('a newcomer', () => {
  it('is made by the administrator, and invited', async () => {
    await signIn(lead, server, '/system/user');
    await button(lead, 'Add user').click();
    await dialog(lead, 'Add user').getByLabel('User name').fill(mei.userName);
    await dialog(lead, 'Add user').getByLabel('Password', { exact: true }).fill(mei.password);
    await button(lead, 'Save').click();
    await said(lead, 'mei.lin is saved');
    await open(lead, '/profile/index?tab=current');
    await button(lead, 'Make a code').click();
    await dialog(lead, 'Make a code').getByRole('button', { name: 'Make a code' }).click();
    inviteCode = await lead.getByLabel('Invite code', { exact: true }).inputValue();
    expect(inviteCode).not.toBe('');
    await picture(lead, 'workspace-invite');
  });

  it('meets letters in a picture after two wrong passwords', async () => {
    await open(newcomer, '/');
    for (const password of ['wrong-password-1', 'wrong-password-2']) {
      const answered = newcomer.waitForResponse((response) => response.url().endsWith('/api/login'));
      await fillSignIn(newcomer, { userName: 'nobody', password });
      await answered;
      // While the form is busy its button takes no press.
      await newcomer.locator('button[type=submit]:not(.ant-btn-loading)').waitFor();
    }
    await newcomer.getByAltText('Picture with letters').waitFor();
    await picture(newcomer, 'workspace-captcha');
  });

  it('lands on the profile, and asks to join', async () => {
    await signIn(newcomer, server, '/', mei);
    await newcomer.waitForURL('**/profile/index*');
    await said(newcomer, 'You do not work in a project yet');
    await picture(newcomer, 'workspace-newcomer');
    await newcomer.getByLabel('Invite code', { exact: true }).fill(inviteCode);
    await button(newcomer, 'Ask to join').click();
    await said(newcomer, 'Waiting');
  });

  it('is let in, and sees the project without a reload', async () => {
    await button(lead, 'Close').click();
    await button(lead, 'Allow').click();
    await newcomer.getByRole('menuitem', { name: 'SoC canvas' }).waitFor();
    await picture(newcomer, 'workspace-member');
  });
});

describe('work of two', () => {
  it('goes from the newcomer’s editor by commit and push', async () => {
    await open(newcomer, `/RTL/edit?file=${FILE}`);
    await newcomer.locator('.monaco-editor .view-line').first().click();
    await newcomer.keyboard.press('Control+Home');
    await newcomer.keyboard.type('// Checked by mei.lin');
    await newcomer.keyboard.press('Enter');
    await newcomer.keyboard.press('Control+s');
    await said(newcomer, 'demo_tb.sv saved');
    await open(newcomer, '/example/base');
    await newcomer.getByRole('checkbox', { name: `${FILE} in the next commit` }).click();
    await newcomer.getByLabel('What changed, and why').fill('Say who checked the testbench');
    await button(newcomer, 'Commit 1 file').click();
    await said(newcomer, '1 commit to push');
    await picture(newcomer, 'workspace-committed', 'git');
    await button(newcomer, 'Push').click();
    await said(newcomer, 'Your commits are shared');
  });

  it('reaches the administrator by a pull', async () => {
    await open(lead, '/example/base');
    await button(lead, 'Pull').click();
    await said(lead, 'Brought up to date');
    await lead.getByRole('tab', { name: 'History' }).click();
    await said(lead, 'Say who checked the testbench');
    await picture(lead, 'workspace-pulled');
  });

  it('ends for who is disabled, with the reason', async () => {
    await open(lead, '/system/user');
    await row(lead, mei.userName).getByRole('button', { name: 'Disable' }).click();
    await dialog(lead, 'Disable mei.lin?').getByRole('button', { name: 'Disable' }).click();
    await newcomer.waitForURL('**/login?reason=disabled');
    await said(newcomer, 'Your account is disabled. Ask an administrator.');
    await picture(newcomer, 'workspace-disabled');
  });
});

describe('what an administrator keeps', () => {
  it('is filed in the catalogue', async () => {
    await button(lead, 'Catalogue').click();
    await tool('Create Folder').click();
    await name('Create Folder', 'notes');
    await row(lead, 'notes').dblclick();
    const chooser = lead.waitForEvent('filechooser');
    await tool('Upload').click();
    await lead.getByRole('menuitem', { name: 'Files…' }).click();
    await (
      await chooser
    ).setFiles({ name: 'plan.md', mimeType: 'text/markdown', buffer: Buffer.from('# Plan') });
    await row(lead, 'plan.md').click();
    await tool('Rename').click();
    await name('Rename plan.md', 'tape-out.md');
    await row(lead, 'tape-out.md').click();
    await picture(lead, 'workspace-catalogue', 'catalogue');
    await tool('Delete').click();
    await dialog(lead, 'Delete 1 item?').getByRole('button', { name: 'Delete' }).click();
    await said(lead, '1 item deleted');
    await row(lead, 'tape-out.md').waitFor({ state: 'detached' });
    await button(lead, 'Close the panel').click();
  });

  it('merges with what another window wrote into the file that is edited', async () => {
    const other = await lead.context().newPage();
    await typeInto(lead, 'Control+Home', '// Mine');
    await typeInto(other, 'Control+Home', '// Theirs');
    await typeInto(other, 'Control+End', '// At the end');
    await other.keyboard.press('Control+s');
    await said(other, 'demo_tb.sv saved');
    await other.close();
    await said(lead, `${FILE} was written elsewhere while you edit it.`);
    await button(lead, 'Compare and merge…').click();
    const question = dialog(lead, `${FILE} was written elsewhere`);
    await question.getByText('Both sides changed 1 part').waitFor();
    await picture(lead, 'workspace-text-conflict');
    await question.getByRole('button', { name: 'All mine' }).click();
    await question.getByRole('button', { name: 'Merge' }).click();
    await lead.keyboard.press('Control+s');
    await said(lead, 'demo_tb.sv saved');
    await question.waitFor({ state: 'detached' });
    const page = lead.locator('.monaco-editor .view-lines').first();
    await lead.locator('.monaco-editor .view-line').first().click();
    await lead.keyboard.press('Control+End');
    await page.getByText('// At the end').waitFor();
    await lead.keyboard.press('Control+Home');
    await page.getByText('// Mine').waitFor();
    expect(await page.getByText('// Theirs').count()).toBe(0);
  });

  it('is kept in a backup', async () => {
    await open(lead, '/system/backup');
    await button(lead, 'Make a backup').click();
    await dialog(lead, 'Make a backup').getByRole('button', { name: 'Start' }).click();
    await lead.getByRole('table', { name: 'Backups' }).getByRole('row').nth(1).waitFor();
    await picture(lead, 'workspace-backup');
  });

  it('says nothing in the console', () => {
    expect(errors).toEqual([]);
  });
});

/** Types a line at one end of the testbench in the text editor, without saving. */
async function typeInto(page: Page, place: string, line: string): Promise<void> {
  if (!page.url().includes('/RTL/edit')) await open(page, `/RTL/edit?file=${FILE}`);
  await page.locator('.monaco-editor .view-line').first().click();
  await page.keyboard.press(place);
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** Answers the dialog that asks for a name. */
async function name(title: string, answer: string): Promise<void> {
  await dialog(lead, title).getByLabel('Name').fill(answer);
  await dialog(lead, title).getByRole('button', { name: 'Confirm' }).click();
  await row(lead, answer).waitFor();
}
