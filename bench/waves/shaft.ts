import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { newDataFolder } from '../../e2e/harness/dataFolder.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';

const DEPTH = 20_000;

/** A VCD whose one signal lies below thousands of scopes. */
function shaft(): string {
  const scopes = Array.from({ length: DEPTH }, (_, i) => `$scope module level${i} $end\n`).join('');
  const changes = Array.from({ length: 1000 }, (_, i) => `#${i}\n${i & 1}!\n`).join('');
  return `$timescale 1 ns $end\n${scopes}$var wire 1 ! deep $end\n${'$upscope $end\n'.repeat(DEPTH)}$enddefinitions $end\n${changes}`;
}

/** Seconds from the choice of the file until its signal is on the board. */
export async function openShaft(): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const file = join(await newDataFolder(), 'shaft.vcd');
    writeFileSync(file, shaft());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server, '/example/edit');
    const input = page.locator('input[type=file]').first();
    await input.waitFor({ state: 'attached' });
    const start = performance.now();
    await input.setInputFiles(file);
    await page.getByRole('treeitem', { name: /deep/ }).first().waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - start) / 1000;
    const note = `VCD of ${DEPTH.toLocaleString('en')} nested scopes; headless Chromium, no GPU`;
    return [atMost('waves', 'open a dump of nested scopes in the browser', seconds, 2, 's', note)];
  } finally {
    await browser.close();
    await server.stop();
  }
}
