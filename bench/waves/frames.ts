import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Page } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { atLeast } from '../row.ts';
import type { Row } from '../row.ts';

/** In the page: frames a second over 150 frames with a wheel step in each, forth and back. */
const frames = (step: string) => `(async () => {
  const board = document.querySelector('[role=application] div[role=img]');
  const box = board.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const start = await frame();
  let end = start;
  for (let i = 0; i < 150; i++) {
    const way = i % 50 < 25 ? 1 : -1;
    const at = { clientX: box.x + 300, clientY: box.y + 300, bubbles: true, cancelable: true };
    board.dispatchEvent(new WheelEvent('wheel', { ...${step}, ...at }));
    end = await frame();
  }
  return 150_000 / (end - start);
})()`;

const pan = frames('{ shiftKey: true, deltaY: 40 * way }');
const zoom = frames('{ deltaY: -30 * way }');

async function openAll(page: Page, dump: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(dump);
  await page.getByRole('application').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Add all' }).click();
  await page.waitForTimeout(5000);
}

/** Pan and zoom of a dump of 200 signals of a million changes each, opened in the browser, all of them on the screen. */
export async function framesOfMany(dump: string): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const height of [900, 5000]) {
      const page = await browser.newPage({ viewport: { width: 1440, height } });
      await signIn(page, server, '/example/edit');
      await openAll(page, dump);
      const inSight = await page.locator('[data-row]').count();
      const what = `200 signals of 1,000,000 changes, ${height} pixels high (${inSight} rows made)`;
      const measured = async (name: string, script: string) =>
        rows.push(
          atLeast(
            'waves',
            `${name} ${what}`,
            Number(await page.evaluate(script)),
            50,
            'fps',
            'headless Chromium, no GPU',
          ),
        );
      await page.keyboard.press('+');
      await page.waitForTimeout(2000);
      await measured('pan', pan);
      await measured('zoom', zoom);
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
