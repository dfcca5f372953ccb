import {
  gitCommit,
  gitCreateBranch,
  gitStage,
  gitSwitchBranch,
  readFileByPath,
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
const SOC = 'demo/demo.soc.json';

let server: RunningServer;
let client: Client;
let page: Page;
let errors: string[];

const read = async (path: string) =>
  (await client.call(readFileByPath, { query: { deptId: String(DEMO), filePath: path } })).content;

/** Commits the file with each first text replaced by the second. */
async function edit(path: string, ...replacements: [string, string][]): Promise<void> {
  let text = await read(path);
  for (const [from, to] of replacements) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  await client.call(writeFileByPath, { body: { deptId: DEMO, socVerilogPath: path, verilogFile: text } });
  await client.call(gitStage, { body: { deptId: DEMO, paths: [path] } });
  await client.call(gitCommit, { body: { deptId: DEMO, message: `Change ${path}` } });
}

/** Both branches change neighbouring lines of the SoC, and the width of GPIO 0 each in another way. */
beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  await client.call(gitCreateBranch, { body: { deptId: DEMO, name: 'faster-uart' } });
  await edit(
    SOC,
    ['"RESET_DIVISOR": "347"', '"RESET_DIVISOR": "43"'],
    ['"WIDTH": "16" } }', '"WIDTH": "24" } }'],
  );
  await client.call(gitSwitchBranch, { body: { deptId: DEMO, name: 'main' } });
  await edit(SOC, ['"SOURCES": "7"', '"SOURCES": "8"'], ['"WIDTH": "16" } }', '"WIDTH": "32" } }']);
  page = await (await newContext({ locale: 'en-US' })).newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'merge-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

describe('two branches of a design', () => {
  it('are merged, and what both changed is asked part by part', async () => {
    await signIn(page, server, '/example/base');
    await page.getByRole('tab', { name: 'Branches' }).click();
    const row = page.getByRole('row').filter({ hasText: 'faster-uart' });
    await row.getByRole('button', { name: 'Merge' }).click();
    await page.getByText('Merged with conflicts').first().waitFor();
    await page.getByText('demo.soc.json').first().click();
    await page.getByText('Both sides changed 1 part').waitFor();
    expect(await page.getByRole('button', { name: '1 part is not decided yet' }).isDisabled()).toBe(true);
    await picture(page, 'merge-parts');
  });

  it('become one with what was chosen and what only one changed', async () => {
    await page.getByRole('radio', { name: 'Theirs (faster-uart) 24' }).check();
    await page.getByRole('button', { name: 'Take it as chosen' }).click();
    await page.getByText('demo/demo.soc.json is resolved').first().waitFor();
    await page.getByRole('button', { name: /^Commit \d+ file/ }).click();
    await page
      .getByText(/^Committed as /)
      .first()
      .waitFor();
    const { instances } = JSON.parse(await read(SOC));
    expect(instances.gpio0.parameters.WIDTH).toBe('24');
    expect(instances.uart0.parameters.RESET_DIVISOR).toBe('43');
    expect(instances.plic0.parameters.SOURCES).toBe('8');
  });

  it('that changed neighbouring lines alone are merged without a question, and what came is shown', async () => {
    await client.call(gitCreateBranch, { body: { deptId: DEMO, name: 'deeper-memory' } });
    await edit(SOC, ['"ADDR_WIDTH": "12" } },\n    "timer0"', '"ADDR_WIDTH": "13" } },\n    "timer0"']);
    await client.call(gitSwitchBranch, { body: { deptId: DEMO, name: 'main' } });
    await edit(SOC, [
      '"spi1": { "ip": "netloom:ip:spi:1.0" }',
      '"spi1": { "ip": "netloom:ip:spi:1.0", "description": "Flash" }',
    ]);
    await page.reload();
    await page.getByRole('tab', { name: 'Branches' }).click();
    const row = page.getByRole('row').filter({ hasText: 'deeper-memory' });
    await row.getByRole('button', { name: 'Merge' }).click();
    await page.getByText('1 document was merged by its meaning').waitFor();
    await picture(page, 'merge-meaning');
    expect(errors).toEqual([]);
  });
});
