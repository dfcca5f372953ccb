import { writeFileByPath } from '@netloom/contract';
import { writeChip, writeConfiguration } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { ServerClient } from '../server/client.ts';

/** In the page: milliseconds of each of 60 edits by key, from the key until the page is laid out with its effect. */
const EDITS = `(async () => {
  const drawing = document.activeElement;
  const took = [];
  for (let edit = 0; edit < 60; edit++) {
    const start = performance.now();
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true, cancelable: true }));
    await Promise.resolve();
    document.body.getBoundingClientRect();
    took.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  return took.sort((one, other) => one - other);
})()`;

/** Locking and unlocking a pin of the package view beside inspector, form and code, in Chromium. */
export async function rerenderRow(placed: PinConfiguration, chip: Chip): Promise<Row> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    await store(server.address, placed, chip);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server, `/generator/pinout?file=${placed.name}`);
    await page.locator('.nl-pins-pad[data-state="mapped"]').first().click();
    await page.locator('.nl-pins-code .view-line').first().waitFor();
    await page.waitForTimeout(1500);
    const took = (await page.evaluate(EDITS)) as number[];
    const [median, slow] = [took[30]!, took[56]!];
    const note = `median of 60; 95 % within ${slow.toFixed(1)} ms; headless Chromium, no GPU`;
    return atMost('pins', 'the same in the browser, drawn anew', median, 12, 'ms', note);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function store(address: string, placed: PinConfiguration, chip: Chip): Promise<void> {
  const client = await ServerClient.signIn(address);
  const files = {
    [`chips/${chip.id}.chip.json`]: writeChip(chip),
    [`pins/${placed.name}/${placed.name}.pins.json`]: writeConfiguration(placed),
  };
  for (const [socVerilogPath, verilogFile] of Object.entries(files)) {
    const body = { deptId: client.deptId, socVerilogPath, verilogFile, hash: '' };
    await client.call(writeFileByPath, { body });
  }
}
