import { fileWriteFile, gitCommit, gitStage } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let page: Page;
let errors: string[];
let client: Client;

beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

/** Wraps at the wrong count while `WRONG` is the limit. */
const counter = (limit: string) => `module counter (
    input  logic       clk,
    input  logic       rst_n,
    output logic [3:0] count
);
  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) count <= '0;
    else count <= count == 4'd${limit} ? '0 : count + 4'd1;
endmodule
`;
const BENCH = `module counter_tb;
  logic clk = 0, rst_n = 0;
  logic [3:0] count;
  integer expected = 0;
  counter dut (.clk, .rst_n, .count);
  always #5 clk = ~clk;
  initial begin
    $dumpfile("counter.vcd");
    $dumpvars;
    #12 rst_n = 1;
    repeat (30) begin
      @(negedge clk);
      expected = (expected + 1) % 10;
      if (count != expected) begin
        $error("counter_tb.dut.count is %0d, expected %0d", count, expected);
        $finish;
      end
    end
    $display("TEST PASSED");
    $finish;
  end
endmodule
`;
const PLAN = {
  ...{ netloom: 'regress', version: 1, name: 'counter' },
  builds: {
    counter: {
      top: 'counter_tb',
      testbench: 'counter/counter_tb.sv',
      fileList: 'counter/counter.f',
      simulator: 'icarus',
    },
  },
  cases: { wrap: { build: 'counter', seeds: { fixed: [7, 8] } } },
};

/** Writes files of the counter and commits them; the commit. */
async function commit(files: Record<string, string>, message: string): Promise<string> {
  for (const [filePath, content] of Object.entries(files))
    await client.call<typeof fileWriteFile>(fileWriteFile, { body: { deptId: 1, filePath, content } });
  await client.call<typeof gitStage>(gitStage, { body: { deptId: 1, paths: Object.keys(files) } });
  return (await client.call<typeof gitCommit>(gitCommit, { body: { deptId: 1, message } })).commit;
}

/** Runs the plan of the counter, until its results are there. */
async function regress(): Promise<void> {
  await page.goto(`${server.address}/example/create?file=counter.regress.json`);
  await page.getByRole('button', { name: 'Run regression' }).click();
  await page.getByRole('button', { name: 'Rerun failed' }).waitFor({ timeout: 180_000 });
  await row(/wrap/).nth(1).waitFor();
}

const row = (seed: RegExp) => page.getByRole('row', { name: seed });

describe('a regression of the demo core', () => {
  it('is a plan that says what is simulated', async () => {
    await signIn(page, server, '/example/create?file=demo/core.regress.json');
    await page.getByText('Simulations: 24, builds: 1').waitFor();
    await page.getByText('--only multiply:').first().waitFor();
    await picture(page, 'regression-plan', 'regression');
  });

  it('refuses what makes no sense where it is typed', async () => {
    const seeds = page.getByLabel('Seeds: multiply');
    await seeds.fill('x1000000');
    expect(await seeds.getAttribute('aria-invalid')).toBe('true');
    await seeds.press('Escape');
    await page.getByText('Simulations: 24, builds: 1').waitFor();
  });

  it('runs, and shows each simulation with the seed that the simulator told', async () => {
    await page.getByLabel('Groups that run').click();
    await page.getByTitle('smoke', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByText('Simulations: 8, builds: 1').waitFor();
    await page.getByRole('button', { name: 'Run regression' }).click();
    await page.getByRole('button', { name: 'Rerun failed' }).waitFor({ timeout: 180_000 });
    await row(/multiply/)
      .first()
      .waitFor();
    await page.getByTitle('As the simulator told it').first().waitFor();
    expect(await page.getByTitle('As the simulator told it').count()).toBe(8);
    await picture(page, 'regression-results', 'regression');
  });

  it('leads to the log of a simulation, and copies the command that repeats it', async () => {
    const first = row(/multiply/).first();
    await first.getByLabel('Log at the first error').click();
    await page
      .getByText(/PASS: 1000 operations/)
      .first()
      .waitFor();
    await page.goBack();
    await row(/multiply/)
      .first()
      .getByLabel('Copy the command that repeats it')
      .click();
    await page.getByText('The command is copied').waitFor();
  });

  it('is listed with its figures', async () => {
    await page.getByLabel('All regressions').click();
    await page.getByRole('row', { name: /core #1 .*Passed/ }).waitFor();
    await picture(page, 'regression-list', 'regression');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('core #1').first().waitFor();
    await picture(page, 'regression-list-narrow', 'regression');
    expect(errors).toEqual([]);
  });
});

describe('a defect, from the failure to the proof that it is gone', () => {
  let broken: string;

  it('is filed from the failing simulation', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const files = {
      'counter/counter.sv': counter('11'),
      'counter/counter_tb.sv': BENCH,
      'counter/counter.f': 'counter.sv\n',
      'counter.regress.json': `${JSON.stringify(PLAN, null, 2)}\n`,
    };
    broken = await commit(files, 'A counter');
    await regress();
    await row(/wrap.*Failed/)
      .first()
      .getByLabel('File a defect from this failure')
      .click();
    await page.getByText(`From wrap with seed 7 on main ${broken.slice(0, 9)}`, { exact: false }).waitFor();
    await picture(page, 'defect-new', 'regression');
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await page.getByText('wrap, seed 7').waitFor();
    expect(await page.getByLabel('Scope').inputValue()).toBe('counter_tb.dut.count');
    await picture(page, 'defect', 'regression');
  });

  it('is not completed by the commit that shows it, but by one on which that seed is green', async () => {
    const move = (to: string) => page.getByRole('button', { name: `→ ${to}` }).click();
    await move('Not Started');
    await move('Running');
    await move('Wait Verify');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await move('Completed');
    await page.getByLabel('Commit that shows that it is gone').fill(broken);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page
      .getByText(/does not pass on commit/)
      .first()
      .waitFor();
    const address = page.url();
    const mended = await commit({ 'counter/counter.sv': counter('9') }, 'The counter wraps at ten');
    await regress();
    await row(/wrap.*Passed/)
      .nth(1)
      .waitFor();
    await page.goto(address);
    await move('Completed');
    await page.getByLabel('Commit that shows that it is gone').fill(mended);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText(`Wait Verify → Completed · ${mended.slice(0, 9)}`).waitFor();
    await picture(page, 'defect-completed', 'regression');
  });

  it('is seen by a link without signing in, and nothing is without one', async () => {
    await page.goto(`${server.address}/example/list`);
    await page
      .getByRole('link', { name: /counter #/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.locator('.nl-share-address').textContent();
    const outside = await (await newContext()).newPage();
    await outside.goto(link!);
    await outside.getByRole('link', { name: 'wrap' }).first().click();
    await outside.getByRole('heading', { name: 'Log at the first error' }).waitFor();
    await picture(outside, 'shared-result', 'regression');
    for (const path of ['/example/caseList', '/example/caseList/1', '/example/caseList/guessed']) {
      await outside.goto(`${server.address}${path}`);
      await outside.getByText(/The lead of a project makes a link/).waitFor();
      expect(new URL(outside.url()).pathname).toBe(path);
    }
    await picture(outside, 'shared-nothing', 'regression');
  });
});
