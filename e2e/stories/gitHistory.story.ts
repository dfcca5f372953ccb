import {
  gitCommit,
  gitCreateBranch,
  gitDiscard,
  gitLog,
  gitPush,
  gitStage,
  gitSwitchBranch,
  writeFileByPath,
} from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

const DEMO = 1;

let server: RunningServer;
let client: Client;
let page: Page;
let errors: string[];

async function stage(path: string, text: string): Promise<void> {
  await client.call(writeFileByPath, { body: { deptId: DEMO, socVerilogPath: path, verilogFile: text } });
  await client.call(gitStage, { body: { deptId: DEMO, paths: [path] } });
}
async function commit(path: string, text: string, message: string): Promise<void> {
  await stage(path, text);
  await client.call(gitCommit, { body: { deptId: DEMO, message } });
}
const log = async () => client.call(gitLog, { query: { deptId: String(DEMO) } });

beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  await client.call(gitCreateBranch, { body: { deptId: DEMO, name: 'before' } });
  await client.call(gitSwitchBranch, { body: { deptId: DEMO, name: 'main' } });
  await commit('notes/timing.md', '# Timing\n', 'Add notes on timing');
  await client.call(gitPush, { body: { deptId: DEMO } });
  await commit('notes/power.md', '# Power\n', 'Add nots on power');
  await stage('notes/area.md', '# Area\n');
  page = await (await newContext({ locale: 'en-US' })).newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'git-history-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

describe('the history of a design', () => {
  it('has its last commit amended while nobody else has it', async () => {
    await signIn(page, server, '/example/base');
    await page.getByRole('checkbox', { name: 'Amend the last commit' }).check();
    const message = page.getByRole('textbox', { name: 'What changed, and why' });
    expect(await message.inputValue()).toBe('Add nots on power');
    await message.fill('Add notes on power and area');
    await picture(page, 'git-amend');
    await message.press('Control+Enter');
    await page.getByText(/^Amended as /).waitFor();
    const [last, before] = await log();
    expect([last!.subject, before!.subject]).toEqual(['Add notes on power and area', 'Add notes on timing']);
  });

  it('has a commit taken back by a new one', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: /Add notes on timing/ }).click();
    await page.getByRole('button', { name: 'Revert' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('notes/timing.md').waitFor();
    await picture(page, 'git-revert');
    await question.getByRole('button', { name: 'Revert' }).click();
    await page.getByText(/^Reverted by /).waitFor();
    expect((await log())[0]!.subject).toBe('Revert "Add notes on timing"');
  });

  it('is compared with that of another branch', async () => {
    await page.getByRole('tab', { name: 'Branches' }).click();
    const row = page.getByRole('row').filter({ hasText: 'before' });
    await row.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('before has 0 commits that main lacks').waitFor();
    await page.getByRole('button', { name: 'Swap the branches' }).click();
    await page.getByText('main has 3 commits that before lacks').waitFor();
    const pane = page.getByRole('tabpanel', { name: 'Compare' });
    expect(await pane.locator('.nl-git-commit-files button').allInnerTexts()).toHaveLength(2);
    await pane.getByRole('button', { name: /power\.md/ }).click();
    await pane.getByText('# Power').first().waitFor();
    await picture(page, 'git-compare');
  });

  it('gets a tag that everybody sees, and a protected branch', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    await page
      .getByRole('button', { name: /Add notes on timing/ })
      .last()
      .click();
    await page.getByTitle('Give this commit a name that stays, for everybody').click();
    await page.getByRole('textbox', { name: 'Tag' }).fill('v1.0');
    await page.getByRole('button', { name: 'Create the tag' }).click();
    await page.getByText('tag: v1.0').filter({ visible: true }).first().waitFor();
    await picture(page, 'git-tagged');
    await page.getByRole('tab', { name: 'Tags' }).click();
    await page.getByRole('cell', { name: 'v1.0' }).first().waitFor();
    await picture(page, 'git-tags');
    await page.getByRole('tab', { name: 'Branches' }).click();
    await page.getByRole('button', { name: 'Protect' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('main');
    await picture(page, 'git-protect');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('img', { name: 'Protected by rules of the project' }).waitFor();
    await picture(page, 'git-protected');
    await page.getByRole('button', { name: /Push$/ }).click();
    await page.getByText(/nobody pushes to main/).waitFor();
  });

  it('takes one of two changes of a file', async () => {
    const path = 'notes/lines.md';
    const lines = Array.from({ length: 30 }, (_none, line) => `line ${line + 1}\n`);
    await commit(path, lines.join(''), 'Add lines');
    const verilogFile = lines.with(1, 'second\n').with(19, 'twentieth\n').join('');
    await client.call(writeFileByPath, { body: { deptId: DEMO, socVerilogPath: path, verilogFile } });
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await page.getByRole('button', { name: /lines\.md/ }).click();
    await page.getByRole('checkbox', { name: 'Added line 20: twentieth' }).check();
    await page.getByRole('checkbox', { name: 'Removed line 20: line 20' }).check();
    await picture(page, 'git-hunks');
    await page.getByRole('button', { name: 'Stage 2 lines' }).click();
    await page.getByRole('button', { name: 'Commit 1 file' }).waitFor();
    const message = page.getByRole('textbox', { name: 'What changed, and why' });
    await message.fill('Change the twentieth line');
    await message.press('Control+Enter');
    await page.getByText(/^Committed as /).waitFor();
    // Both hunks stand there until the difference has been read anew.
    const hunks = page.getByRole('button', { name: 'Stage hunk' });
    await expect.poll(() => hunks.count()).toBe(1);
    const [made] = await log();
    expect(made!.subject).toBe('Change the twentieth line');
    await client.call(gitDiscard, { body: { deptId: DEMO, paths: [path] } });
  });

  it('is told line by line, and the commit of a line is one press away', async () => {
    await page.goto(`${server.address}/RTL/edit?file=notes/power.md`);
    await page.getByRole('button', { name: 'Blame' }).click();
    const blame = page.getByRole('region', { name: 'Who wrote the lines of notes/power.md' });
    await blame.getByText('Add notes on power and area').waitFor();
    await blame.getByText('# Power').first().waitFor();
    await picture(page, 'blame');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'blame-narrow');
    await blame.getByRole('button', { name: 'Show the commit' }).click();
    await page.getByRole('heading', { name: 'Add notes on power and area' }).waitFor();
    await picture(page, 'git-tagged-narrow');
    for (const tab of ['Tags', 'Branches']) {
      await page.getByRole('tab', { name: tab }).click();
      await picture(page, `git-${tab}-narrow`);
    }
    expect(errors).toEqual([]);
  });
});
