import { writeFileByPath } from '@netloom/contract';
import { writePinmux } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { ServerClient } from '../server/client.ts';

/** In the page: milliseconds of each of 60 presses of a box, until the page is laid out with its effect. */
const EDITS = `(async () => {
  const box = document.querySelector('.nl-pinmux-table tbody td:nth-last-child(2) input');
  const took = [];
  for (let edit = 0; edit < 60; edit++) {
    const start = performance.now();
    box.click();
    await Promise.resolve();
    document.body.getBoundingClientRect();
    took.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  return took.sort((one, other) => one - other);
})()`;

/** Marking a signal as one of the debugger, in Chromium. */
export async function rerenderRow(pinmux: Pinmux): Promise<Row> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const client = await ServerClient.signIn(server.address);
    const socVerilogPath = `pinmux/${pinmux.name}/${pinmux.name}.pinmux.json`;
    const file = { deptId: client.deptId, socVerilogPath, verilogFile: writePinmux(pinmux), hash: '' };
    await client.call(writeFileByPath, { body: file });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server, `/charts/pinmux?file=${pinmux.name}`);
    await page.locator('.nl-pinmux-table tbody td').first().waitFor();
    await page.waitForTimeout(1500);
    const took = (await page.evaluate(EDITS)) as number[];
    const note = `median of 60; 95 % within ${took[56]!.toFixed(1)} ms; headless Chromium, no GPU`;
    return atMost('pinmux', 'edit at 256 × 256 in the browser, drawn anew', took[30]!, 16, 'ms', note);
  } finally {
    await browser.close();
    await server.stop();
  }
}
