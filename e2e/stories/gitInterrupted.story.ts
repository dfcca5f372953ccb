import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitCommit, gitLog, gitStage, gitStatus, writeFileByPath } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

const DEMO = 1;
const PATH = 'notes/timing.md';

let server: RunningServer;
let client: Client;

async function commit(text: string, message: string): Promise<string> {
  await client.call(writeFileByPath, { body: { deptId: DEMO, socVerilogPath: PATH, verilogFile: text } });
  await client.call(gitStage, { body: { deptId: DEMO, paths: [PATH] } });
  return (await client.call(gitCommit, { body: { deptId: DEMO, message } })).commit;
}

beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  const first = await commit('# Timing\n', 'Add notes on timing');
  await commit('# Timing of the bus\n', 'Notes are of the bus');
  // What a server leaves that is killed before it settled the revert.
  const [git] = globSync(join(server.dataFolder, `projects/${DEMO}/**/tree/.git`));
  const { stderr } = spawnSync('git', ['-C', dirname(git!), 'revert', '--no-edit', first], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('could not revert');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

describe('a revert that was interrupted', () => {
  it('is named above the changes, and is finished by its commit', async () => {
    const page = await (await newContext({ locale: 'en-US' })).newPage();
    const errors = watchErrors(page);
    await signIn(page, server, '/example/base');
    await page.getByText(/^The revert of [0-9a-f]{8} on main was interrupted$/).waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await picture(page, `git-interrupted-${width}-${scheme}`);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const message = page.getByRole('textbox', { name: 'What changed, and why' });
    expect(await message.inputValue()).toMatch(/^Revert "Add notes on timing"\n/);
    await page.getByText(PATH.split('/')[1]!).first().click();
    await page.getByRole('button', { name: /^Delete, as [0-9a-f]{8}\^ did$/ }).click();
    await page.getByText('Nothing is in conflict. Commit to finish the revert').waitFor();
    await message.press('Control+Enter');
    await page.getByText(/^Committed as /).waitFor();
    const [last] = await client.call(gitLog, { query: { deptId: String(DEMO) } });
    expect(last!.subject).toBe('Revert "Add notes on timing"');
    expect(await client.call(gitStatus, { query: { deptId: String(DEMO) } })).toMatchObject({
      reverting: null,
    });
    expect(errors).toEqual([]);
  });
});
