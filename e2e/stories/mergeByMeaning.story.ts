import {
  getAllSocModule,
  gitCommit,
  gitCreateBranch,
  gitStage,
  gitSwitchBranch,
  readFileByPath,
  writeFileByPath,
} from '@netloom/contract';
import { IpDescriptor } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import {
  addInstance,
  attach,
  createLibrary,
  group,
  readDocument,
  rename,
  setParameter,
  writeDocument,
} from '@netloom/soc';
import type { Library } from '@netloom/soc';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
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
  });
});

/** The SoC as it is stored, changed by an edit of the canvas. */
async function redesign(change: (document: SocDocument, library: Library) => Record<string, SocDocument>) {
  const { document } = readDocument(await read(SOC));
  const modules = await client.call(getAllSocModule, { params: { x: DEMO } });
  const library = createLibrary(
    modules.map(({ socModuleJson }) => IpDescriptor.parse(JSON.parse(socModuleJson))),
  );
  const written = Object.entries(change(document!, library));
  for (const [path, each] of written) {
    const body = { deptId: DEMO, socVerilogPath: path, verilogFile: writeDocument(each) };
    await client.call(writeFileByPath, { body });
  }
  await client.call(gitStage, { body: { deptId: DEMO, paths: written.map(([path]) => path) } });
  await client.call(gitCommit, { body: { deptId: DEMO, message: 'Redesign' } });
}

const NO_LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;

describe('one SoC that two people change', () => {
  beforeAll(async () => {
    await client.call(gitCreateBranch, { body: { deptId: DEMO, name: 'serial-block' } });
    await redesign((document, library) => {
      const grouped = group({ document, layout: NO_LAYOUT }, library, ['uart0', 'spi0'], 'serial');
      const renamed = rename({ document: grouped.document!, layout: NO_LAYOUT }, 'gpio1', 'leds');
      return { [SOC]: renamed.document!, 'demo/serial.soc.json': grouped.inner!.document };
    });
    await client.call(gitSwitchBranch, { body: { deptId: DEMO, name: 'main' } });
    await redesign((document, library) => {
      const { document: added, name } = addInstance(
        document,
        library.find('netloom:ip:timer:1.0')!.descriptor,
      );
      const attached = attach(added, library, [name]).document!;
      const faster = setParameter(attached, 'uart0', 'RESET_DIVISOR', '87').document!;
      // What was decided on above does not fit the pins.
      return { [SOC]: setParameter(faster, 'gpio0', 'WIDTH', '16').document! };
    });
  });

  it('is merged but for the block that one moved and the other changed', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Branches' }).click();
    const row = page.getByRole('row').filter({ hasText: 'serial-block' });
    await row.getByRole('button', { name: 'Merge' }).click();
    await page.getByText('Merged with conflicts').first().waitFor();
    await page.getByText('demo.soc.json').first().click();
    await page.getByText('Both sides changed 1 part').waitFor();
    await picture(page, 'merge-people');
    await page.getByRole('radio', { name: /^Theirs \(serial-block\)/ }).check();
    await page.getByRole('button', { name: 'Take it as chosen' }).click();
    await page.getByText('demo/demo.soc.json is resolved').first().waitFor();
    await page.getByRole('button', { name: /^Commit \d+ file/ }).click();
    await page
      .getByText(/^Committed as /)
      .first()
      .waitFor();
    const { instances } = JSON.parse(await read(SOC));
    expect(Object.keys(instances)).toEqual(expect.arrayContaining(['leds', 'serial0', 'timer1']));
    expect(Object.keys(instances)).not.toContain('uart0');
  });

  it('is generated and simulated as what both have made of it', async () => {
    await page.goto(`${server.address}/charts/keyboard`);
    const canvas = new CanvasHands(page);
    for (const name of ['leds', 'serial0', 'timer1']) await canvas.block(name).waitFor();
    await picture(page, 'merge-canvas');
    await page.getByRole('button', { name: 'Generate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/files? written/).waitFor();
    await dialog.getByRole('button', { name: 'Simulate' }).click();
    await page.waitForURL(/\/charts\/simulation/);
    await page.getByRole('button', { name: /Run$/ }).click();
    await page.waitForURL(/run=/);
    await page.getByText('Passed').first().waitFor({ timeout: 240_000 });
    expect(errors).toEqual([]);
  });
});
