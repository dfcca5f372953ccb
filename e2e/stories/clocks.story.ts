import { writeFileByPath } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

const DEMO = 1;
/** A flag that is taken without a synchroniser, a word that nothing holds, and one flag that crosses as it should. */
const TOP = `module two (input logic a, input logic b, input logic [7:0] d, output logic [9:0] q);
  logic [7:0] word;
  logic flag;
  always_ff @(posedge a) {flag, word} <= {d[0], d};
  taker u_taker (.clk(b), .flag(flag), .word(word), .q(q));
endmodule
module taker (input logic clk, input logic flag, input logic [7:0] word, output logic [9:0] q);
  logic [1:0] stage;
  always_ff @(posedge clk) stage <= {stage[0], word[7]};
  always_ff @(posedge clk) q <= {stage[1], flag, word};
endmodule
`;
const DOCUMENT = {
  ...{ netloom: 'soc', version: 1, vlnv: 'test:test:two:1.0', name: 'two' },
  clocks: { a: { frequency: 12e6 }, b: { frequency: 50e6 } },
  ports: { d: { direction: 'in', width: '8' }, q: { direction: 'out', width: '10' } },
};

let server: RunningServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  const client = new Client(server);
  await client.signIn();
  const files = {
    'gen/two/two.f': 'two/two.sv\n',
    'two/two.sv': TOP,
    'two/two.soc.json': JSON.stringify(DOCUMENT),
  };
  for (const [socVerilogPath, verilogFile] of Object.entries(files))
    await client.call(writeFileByPath, { body: { deptId: DEMO, socVerilogPath, verilogFile } });
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
  await signIn(page, server, '/charts/line');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

async function choose(design: string): Promise<void> {
  await page.locator('.nl-clocks-toolbar .nl-file-picker').click();
  await page.getByRole('menuitem', { name: design, exact: true }).click();
}
const tab = (name: string) => page.getByRole('tab', { name }).click();

it('draws the tree of the demo, and gives a clock an enable', async () => {
  await choose('processor');
  await page.locator('[data-clock="clk_half"]').click();
  await page.getByRole('button', { name: 'Add an enable' }).click();
  await page.locator('[data-clock="~tick"]').waitFor();
  await page.getByRole('button', { name: 'Measure it' }).click();
  await picture(page, 'clocks-enable');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.locator('[data-clock="~tick"]').waitFor({ state: 'detached' });
});

it('shows the sequence of resets as described, and beside it as simulated', async () => {
  await tab('Reset sequence');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByText('Each reset is released as described').waitFor();
  await page.getByRole('link', { name: 'Waves' }).waitFor();
  await picture(page, 'clocks-sequence');
});

it('puts a PLL of the solver into the design, and takes it back', async () => {
  await choose('two');
  await page.locator('[data-clock="a"]').waitFor();
  await page.getByRole('button', { name: 'PLL solver' }).click();
  await page.getByText('The best set of all that keep the limits').waitFor();
  await picture(page, 'clocks-pll');
  await page.getByRole('button', { name: 'Put into the design' }).click();
  await page.locator('[data-clock="pll0_out0"]').waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('[data-clock="pll0_out0"]').waitFor({ state: 'detached' });
});

it('finds what crosses in the netlist, and keeps who answers for it', async () => {
  await tab('Crossings');
  await page.getByRole('button', { name: 'Check the netlist' }).click();
  await page.getByText(/\d open · 0 waived · \d safe/).waitFor();
  await picture(page, 'clocks-crossings');
  await page.getByRole('button', { name: 'Waive…' }).first().click();
  await page.getByLabel('Reason').fill('The word stands still while its flag is high.');
  await page.getByRole('button', { name: 'Waive', exact: true }).click();
  await page.getByText('waived by admin until').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'clocks-crossings-narrow');
  expect(errors).toEqual([]);
});
