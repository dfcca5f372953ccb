import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Page } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { atLeast } from '../row.ts';
import type { Row } from '../row.ts';

const steps = 150;

/** In the page: frames a second over wheel steps, forth and back, one in each frame. */
const frames = (step: string) => `(async () => {
  const board = document.querySelector('[role=application] div[role=img]');
  const box = board.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const start = await frame();
  let end = start;
  for (let i = 0; i < ${steps}; i++) {
    const way = i % 50 < 25 ? 1 : -1;
    const at = { clientX: box.x + 300, clientY: box.y + 300, bubbles: true, cancelable: true };
    board.dispatchEvent(new WheelEvent('wheel', { ...${step}, ...at }));
    end = await frame();
  }
  return ${steps * 1000} / (end - start);
})()`;

const pan = frames('{ shiftKey: true, deltaY: 40 * way }');
const zoom = frames('{ deltaY: -30 * way }');

/** In the page: zooms in until values of vectors have room for their texts. */
const zoomIn = `(() => {
  const board = document.querySelector('[role=application] div[role=img]');
  const { x, y } = board.getBoundingClientRect();
  const at = { clientX: x + 400, clientY: y + 300, bubbles: true, cancelable: true };
  for (let i = 0; i < 40; i++) board.dispatchEvent(new WheelEvent('wheel', { deltaY: -140, ...at }));
})()`;

async function openAll(page: Page, dump: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(dump);
  await page.getByRole('application').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Add all' }).click();
  await page.waitForTimeout(5000);
}

/** Milliseconds a frame of processor time of the page's main thread, beside frames a second: other work on the machine does not count. */
async function measured(page: Page, script: string): Promise<{ fps: number; ms: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await seconds();
  const fps = Number(await page.evaluate(script));
  const ms = ((await seconds()) - before) * (1000 / steps);
  await session.detach();
  return { fps, ms };
}

async function panAndZoom(page: Page, what: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, script] of [
    ['pan', pan],
    ['zoom', zoom],
  ] as const) {
    const { fps, ms } = await measured(page, script);
    const note = `${ms.toFixed(1)} ms of the main thread a frame; headless Chromium, no GPU`;
    rows.push(atLeast('waves', `${name} 200 signals of 1,000,000 changes, ${what}`, fps, 55, 'fps', note));
  }
  return rows;
}

/** Pan and zoom of a dump of 200 signals of a million changes each, opened in the browser: those of a usual window, and all. */
export async function framesOfMany(dump: string): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const height of [900, 5000]) {
      const page = await browser.newPage({ viewport: { width: 1440, height } });
      await signIn(page, server, '/example/edit');
      await openAll(page, dump);
      const what = `${height} pixels high`;
      await page.getByRole('application').press('+');
      await page.waitForTimeout(3000);
      rows.push(...(await panAndZoom(page, `${what}, nearly all of it`)));
      await page.evaluate(zoomIn);
      await page.waitForTimeout(4000);
      rows.push(...(await panAndZoom(page, `${what}, zoomed in to its values`)));
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
