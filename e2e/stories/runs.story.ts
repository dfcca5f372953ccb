import { writeFileByPath } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunFiles } from '../harness/artifacts.ts';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { staByHand } from '../harness/staByHand.ts';
import { standsStill } from '../harness/still.ts';

let server: RunningServer;
let page: Page;
let files: RunFiles;
let errors: string[];
let synthesisRun: string;

beforeAll(async () => {
  server = await startServer();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
  files = new RunFiles(server);
  await files.signIn();
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'runs-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const MINUTES = 60_000;

/** A design that no document describes, and its bench. */
const OWN = {
  'own/gray.sv': `module gray (input logic clk, input logic rst_n, output logic [3:0] code);
  logic [3:0] count;
  assign code = count ^ (count >> 1);
  always_ff @(posedge clk) if (!rst_n) count <= 4'd0; else count <= count + 4'd1;
endmodule
`,
  'own/gray_tb.sv': `module gray_tb;
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic [3:0] code;
  logic [3:0] last;
  gray dut (.*);
  always #5 clk = !clk;
  initial begin
    repeat (2) @(posedge clk);
    rst_n <= 1'b1;
    repeat (40) begin
      last = code;
      @(negedge clk);
      if ($countones(code ^ last) > 1) $fatal(1, "more than one bit changed");
    end
    $display("PASSED");
    $finish;
  end
endmodule
`,
};

async function open(path: string): Promise<void> {
  await page.goto(server.address + path);
}

/** Presses the form's button, and answers the id of the run when it has passed. */
async function runToPass(button: string): Promise<string> {
  await page.locator('.nl-run-buttons').getByRole('button', { name: button, exact: false }).first().click();
  await page.waitForURL(/run=/);
  const header = page.locator('.nl-run-header:not([data-tone=running])');
  await header.waitFor({ timeout: 6 * MINUTES });
  expect(await header.getAttribute('data-tone'), await header.innerText()).toBe('success');
  return new URL(page.url()).searchParams.get('run')!;
}

const tab = (name: string) => page.locator('.nl-run-tabs').getByRole('tab', { name });

describe('the demo SoC from canvas to timing report', () => {
  it('is generated', async () => {
    await signIn(page, server);
    await page.locator('[data-block=uart0]').waitFor();
    await page.getByRole('button', { name: 'Generate' }).click();
    await page
      .getByRole('dialog')
      .getByText(/files? written|up to date/)
      .waitFor();
  });

  it('lints', async () => {
    await open('/charts/simulation');
    await runToPass('Lint');
    await picture(page, '20-lint');
  });

  it('opens a shell on what a run had, as wide as the screen', async () => {
    await page.locator('.nl-run-header').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Open a shell on its files' }).click();
    await page.getByText('The shell is open').waitFor({ timeout: MINUTES });
    const terminal = page.locator('.nl-terminal');
    await terminal.getByText('~/src $').first().waitFor({ timeout: MINUTES });
    await page.keyboard.type('ls gen/demo_soc; stty size');
    await page.keyboard.press('Enter');
    await terminal.getByText('demo_soc.f').first().waitFor();
    // The size that the screen has told; one that nobody holds has none.
    await terminal
      .getByText(/^[1-9]\d+ [1-9]\d+/)
      .first()
      .waitFor();
    await picture(page, '20-shell');
    await page.keyboard.type('exit');
    await page.keyboard.press('Enter');
    await page.locator('.nl-terminal-status[data-standing=inconclusive]').waitFor({ timeout: MINUTES });
    await page.getByText('A shell has no verdict').first().waitFor();
  });

  it('simulates with coverage, down to the annotated source', async () => {
    await open('/charts/simulation');
    // Of a whole SoC the points of coverage alone take a minute to compile.
    await page.getByRole('combobox', { name: 'Testbench' }).click();
    await page.locator('.ant-select-item-option[title="demo/tb/muldiv_tb.sv"]').click();
    await page.getByRole('checkbox', { name: 'Coverage' }).check();
    await runToPass('Run');
    await tab('Coverage').click();
    await page.getByText('nl_micro_muldiv.sv').first().waitFor();
    await picture(page, '21-coverage', 'coverage');
    await page.getByText('nl_micro_muldiv.sv').first().click();
    await page.locator('.monaco-editor .view-line').first().waitFor();
    await standsStill(page);
    await picture(page, '22-annotated');
  });

  it('synthesizes to standard cells', async () => {
    await open('/charts/synthesis');
    synthesisRun = await runToPass('Synthesize');
    await tab('Summary').waitFor();
    await picture(page, '23-synthesis');
    await tab('Area').click();
    await standsStill(page);
    await picture(page, '24-area', 'area');
    await tab('Schematic').click();
    await page.getByRole('img', { name: 'Schematic of demo_soc' }).waitFor({ timeout: MINUTES });
    await standsStill(page);
    await picture(page, '25-schematic');
  });

  it('is timed, with the slack that OpenSTA gives by hand', async () => {
    await open(`/charts/staticTimingAnalysis?synthesis=${synthesisRun}`);
    const timingRun = await runToPass('Run timing');
    const worst = (check: string) =>
      page.locator(`[aria-label=${check}] .nl-timing-tile`).first().locator('strong');
    await worst('Setup').waitFor();
    await picture(page, '26-timing', 'timing');
    // No column of the two tables is cut.
    const tables = page.locator('.nl-timing-table .ant-table-content');
    expect(await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual([
      0, 0,
    ]);
    const memories = (await files.paths(synthesisRun)).includes('out/memories.lib');
    const hand = await staByHand('demo_soc', {
      netlist: await files.read(synthesisRun, 'out/netlist.v'),
      memories: memories ? await files.read(synthesisRun, 'out/memories.lib') : undefined,
      sdc: await files.read(timingRun, 'out/constraints.sdc'),
    });
    for (const check of ['Setup', 'Hold'] as const) {
      const shown = Number.parseFloat((await worst(check).innerText()).replace('−', '-'));
      expect(shown).toBeCloseTo(hand[check.toLowerCase() as 'setup' | 'hold'], 2);
    }
  });

  it('goes its way as one run, which opens in the list to show its runs', async () => {
    await open('/runs/flow');
    for (const stage of ['Simulation', 'Synthesis'])
      await page.getByRole('checkbox', { name: stage }).uncheck();
    expect(await page.getByRole('checkbox', { name: 'Static timing' }).isChecked()).toBe(false);
    await runToPass('Run the flow');
    await page.locator('.nl-run-children').getByText('Lint').waitFor();
    await open('/runs/index');
    const row = page.locator('table tr', { hasText: 'Design flow' });
    await row.waitFor();
    expect(await page.locator('table .ant-table-row-level-1').count()).toBe(0);
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('table .ant-table-row-level-1', { hasText: 'Lint' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('table .ant-table-row-level-1').waitFor({ state: 'hidden' });
  });

  it('takes a design of one’s own the same way, with its bench and its clock', async () => {
    const client = new Client(server);
    await client.signIn();
    for (const [path, text] of Object.entries(OWN))
      await client.call(writeFileByPath, {
        body: { deptId: 1, socVerilogPath: path, verilogFile: text, hash: '' },
      });
    await open('/runs/flow');
    await page.getByText('Own design', { exact: true }).click();
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label }).fill(option);
      await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
    };
    await choose('Top module', 'gray');
    await choose('Testbench', 'gray_tb');
    const run = page.locator('.nl-run-buttons').getByRole('button', { name: 'Run the flow' });
    expect(await run.isDisabled()).toBe(true);
    await page.getByLabel('Clock port').fill('clk');
    await page.getByLabel('Period (ns)').fill('10');
    await picture(page, '27-own-flow');
    await runToPass('Run the flow');
    for (const kind of ['Lint', 'Simulation', 'Synthesis', 'Static timing'])
      await page.locator('.nl-run-children').getByText(kind).waitFor();
    await picture(page, '27-own-flow-ran');
  });

  it('lists every run with what it measured', async () => {
    await open('/runs/index');
    for (const kind of ['Lint', 'Simulation', 'Synthesis', 'Static timing'])
      await page.locator('table').getByText(kind).first().waitFor();
    await picture(page, '27-runs', 'runs');
    await page.getByRole('tab', { name: 'Storage' }).click();
    await standsStill(page);
    await picture(page, '28-storage');
  });

  it('says nothing in the console', () => {
    expect(errors).toEqual([]);
  });
});
