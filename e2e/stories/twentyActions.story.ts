import { saveOrupdateCanvas, saveSocModule, writeFileByPath } from '@netloom/contract';
import { readVerilog } from '@netloom/hdl';
import { emptySoc, writeDocument, writeLayout } from '@netloom/soc';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { CanvasHands } from '../harness/canvas.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

const DEMO = 1;
const MOST_ACTIONS = 20;

/** A processor as others write it: a native memory port, interrupts, a trap. It counts through the memory. */
const CORE = `module small_core (
  input clk, input resetn, output reg trap,
  output reg mem_valid, output mem_instr, input mem_ready, output reg [31:0] mem_addr,
  output [31:0] mem_wdata, output [3:0] mem_wstrb, input [31:0] mem_rdata, input irq
);
  assign mem_instr = 1'b1;
  assign mem_wdata = 32'd0;
  assign mem_wstrb = 4'd0;
  always @(posedge clk)
    if (!resetn) begin
      mem_valid <= 1'b0;
      mem_addr  <= 32'd0;
      trap      <= 1'b0;
    end else begin
      mem_valid <= !(mem_valid && mem_ready);
      if (mem_valid && mem_ready) mem_addr <= mem_addr + 32'd4;
      trap <= trap || irq || mem_rdata == 32'hFFFFFFFF;
    end
endmodule
`;

const PARTS = [
  ...['small_core', 'netloom:ip:rom', 'netloom:ip:sram'],
  ...['netloom:ip:uart', 'netloom:ip:gpio', 'netloom:ip:timer', 'netloom:ip:spi', 'netloom:ip:watchdog'],
];

let server: RunningServer;
let page: Page;
let canvas: CanvasHands;
let errors: string[];

/** The processor is imported, and an empty canvas is there. */
beforeAll(async () => {
  server = await startServer();
  const client = new Client(server);
  await client.signIn();
  const path = 'rtl/small_core.v';
  await client.call(writeFileByPath, { body: { deptId: DEMO, socVerilogPath: path, verilogFile: CORE } });
  const { descriptors } = await readVerilog({ files: [{ path: 'small_core.v', text: CORE }] });
  const socModuleJson = JSON.stringify(descriptors[0]);
  await client.call(saveSocModule, { body: { deptId: DEMO, folder: 'rtl', socModuleJson } });
  await client.call(saveOrupdateCanvas, {
    body: {
      ...{ deptId: DEMO, socName: 'tiny', toVerilogJson: writeDocument(emptySoc('tiny')) },
      layoutJson: writeLayout({ netloom: 'layout', version: 1, blocks: {} }),
    },
  });
  page = await (await newContext({ locale: 'en-US' })).newPage();
  errors = watchErrors(page);
  canvas = new CanvasHands(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'twenty-failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

/** What a person does with a hand: one drag, click or key is one action. */
let actions = 0;
async function act(action: () => Promise<unknown>): Promise<void> {
  actions++;
  await action();
}

it('makes a SoC of a processor of others, memories and five peripherals in twenty actions', async () => {
  await signIn(page, server, '/charts/keyboard');
  await page.locator('.nl-file-picker').click();
  await page.locator('.nl-file-menu').getByText('tiny', { exact: true }).click();
  await page.locator('.nl-file-picker b').getByText('tiny', { exact: true }).waitFor();
  for (const [index, part] of PARTS.entries()) {
    const [x, y] = [0.12 + 0.24 * (index % 4), index < 4 ? 0.25 : 0.7];
    await act(() => canvas.drag(part, x, y));
    await act(() => canvas.diagram.getByRole('button', { name: 'Connect', exact: true }).click());
  }
  await act(() => page.keyboard.press('Control+a'));
  await act(() => page.keyboard.press('e'));
  await page.getByText('No problems.').waitFor();
  await picture(page, 'twenty-actions');
  await act(() => page.getByRole('button', { name: 'Generate' }).click());
  await page
    .getByRole('dialog')
    .getByText(/files? written/)
    .waitFor();
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(errors).toEqual([]);
});
