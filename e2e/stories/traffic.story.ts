import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { getAllSocCanvas, showRun, startRun, writeFileByPath } from '@netloom/contract';
import { createLibrary, socKind } from '@netloom/soc';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fabricDocument, MONITOR } from '../../packages/soc/test/axi4/config.ts';
import type { FabricConfig } from '../../packages/soc/test/axi4/config.ts';
import { sourcesOf } from '../../packages/soc/test/axi4/designs.ts';
import { fabricHarness } from '../../packages/soc/test/axi4/harness.ts';
import { interconnectEntries } from '../../packages/soc/test/ips.ts';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

const DEMO = 1;
const watch = (ID_WIDTH: number) => [{ ip: MONITOR, parameters: { ID_WIDTH } }];
/** Two managers behind monitors, and one before a memory. */
const CONFIG: FabricConfig = {
  ...{ name: 'watched', managers: 2, memories: 2, transactions: 150 },
  ...{ before: [watch(3), watch(3)], behind: [watch(8)] },
};
const MODELS = ['axi4/axi4_burst.sv', 'axi4/axi4_manager.sv', 'axi4/axi4_memory.sv', 'bench/axil_watch.sv'];

let server: RunningServer;
let client: Client;
let page: Page;
let errors: string[];

/** The fabric with models of managers and memories around it, as files of the project. */
async function writeProject(): Promise<void> {
  const write = (socVerilogPath: string, verilogFile: string) =>
    client.call(writeFileByPath, { body: { deptId: DEMO, socVerilogPath, verilogFile } });
  const read = (path: string) =>
    readFileSync(new URL(`../../packages/soc/test/${path}`, import.meta.url), 'utf8');
  const benches = [{ label: 'watched', module: 'watched', config: CONFIG }];
  const files = [
    ...MODELS.map((path) => [basename(path), read(path)] as const),
    ...Object.entries(sourcesOf([CONFIG], createLibrary(interconnectEntries()))),
    [
      'harness.sv',
      `${fabricHarness(benches, 50_000).replace('running == 0);', 'running == 0);\n    $display("PASS");')}`,
    ] as const,
  ];
  for (const [name, text] of files) await write(`watched/rtl/${name}`, text);
  await write('watched/bench.f', files.map(([name]) => `watched/rtl/${name}\n`).join(''));
  await write('watched/watched.soc.json', socKind.write(fabricDocument(CONFIG)));
}

beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
  await writeProject();
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

it('shows who moved what where in a simulation, and how busy each connection was', async () => {
  const options = { kind: 'simulate', simulator: 'icarus', top: 'harness', fileList: 'watched/bench.f' };
  const body = { ...options, deptId: DEMO, trace: false };
  const { runId } = await client.call(startRun, { body });
  const state = async () => (await client.call(showRun, { query: { runId } })).state;
  await expect.poll(state, { timeout: 200_000 }).toBe('finished');

  await signIn(page, server, `/charts/simulation?run=${runId}&tab=traffic`);
  const table = page.getByRole('region', { name: 'Transactions by manager, region and latency' });
  await table.getByRole('cell', { name: 'cpu0', exact: true }).first().waitFor();
  // What each manager sends where no memory is.
  expect(await table.getByRole('cell', { name: 'in no region' }).count()).toBe(4);
  await picture(page, 'traffic-run');

  const canvases = await client.call(getAllSocCanvas, { params: { x: DEMO } });
  const { socCanvasId } = canvases.find(({ socName }) => socName === 'watched')!;
  await page.goto(`${server.address}/charts/keyboard?canvas=${socCanvasId}`);
  const canvas = new CanvasHands(page);
  await canvas.block('xbar0').waitFor();
  await canvas.command('Measured load of buses');
  await page.getByRole('region', { name: 'Load of buses' }).getByText('from 5 %').waitFor();
  await picture(page, 'traffic-canvas');
  expect(errors).toEqual([]);
});
