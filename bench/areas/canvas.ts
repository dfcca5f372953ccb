import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Page } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { measureByHand } from '../canvas/inLevels.ts';
import { storeManyBlocks, storeWideLevels } from '../designs/onServer.ts';
import { atLeast, atMost } from '../row.ts';
import type { Row } from '../row.ts';

const BLOCKS = 1_000;
const MANY_BLOCKS = 10_000;
const LEVELS = 50;

/** In the page: milliseconds from the next click to the first frame that shows the canvas of this name. */
const untilShown = (name: string) => `window.netloomOpened = new Promise((resolve) => {
  document.addEventListener('click', () => {
    const start = performance.now();
    const zoomBefore = document.querySelector('.nl-soc-zoom').textContent;
    const look = () => {
      const shown = document.querySelector('.nl-file-picker b')?.textContent === ${JSON.stringify(name)};
      const fitted = document.querySelector('.nl-soc-zoom').textContent !== zoomBefore;
      requestAnimationFrame(shown && fitted ? () => setTimeout(() => resolve(performance.now() - start)) : look);
    };
    look();
  }, { capture: true, once: true });
}); undefined`;

/** In the page: frames a second over 150 frames with a wheel step in each. */
const PAN = `(async () => {
  const canvas = document.querySelector('.nl-soc-canvas');
  const box = canvas.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const start = await frame();
  let end = start;
  for (let step = 0; step < 150; step++) {
    const deltaX = step % 60 < 30 ? 24 : -24;
    const deltaY = step % 40 < 20 ? 14 : -14;
    const at = { clientX: box.x + 100, clientY: box.y + 100, bubbles: true, cancelable: true };
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY, ...at }));
    end = await frame();
  }
  return 150_000 / (end - start);
})()`;

async function open(page: Page, name: string): Promise<number> {
  await page.locator('.nl-file-picker').click();
  const entry = page.locator('.nl-file-menu').getByText(name, { exact: true });
  await entry.waitFor();
  await page.evaluate(untilShown(name));
  await entry.click();
  return Number(await page.evaluate('window.netloomOpened'));
}

async function panRate(page: Page, key: string): Promise<number> {
  await page.locator('.nl-soc-canvas').focus();
  await page.keyboard.press(key);
  await page.waitForTimeout(800);
  return Number(await page.evaluate(PAN));
}

/** Fifty thousand blocks in levels below one canvas. */
async function measureLevels(page: Page, name: string): Promise<Row[]> {
  const what = `the top of ${LEVELS * BLOCKS} blocks in ${LEVELS + 1} documents`;
  const note = 'headless Chromium, no GPU';
  const seconds = (await open(page, name)) / 1000;
  const rate = await panRate(page, 'f');
  const session = await page.context().newCDPSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return [
    atMost('canvas', `open ${what}`, seconds, 1.5, 's', note),
    atLeast('canvas', `pan ${what} at fit`, rate, 30, 'fps', note),
    atMost('canvas', `JavaScript heap with ${what}`, usedSize / 1e6, 1000, 'MB', note),
    ...(await measureByHand(page, name, what)),
  ];
}

/** The canvas in Chromium, wires included: the time to open a large design, and frames a second while it pans. */
export async function measure(): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const name = await storeManyBlocks(server.address, BLOCKS);
    const unplaced = await storeManyBlocks(server.address, MANY_BLOCKS, 'unplaced');
    const wide = await storeWideLevels(server.address, LEVELS, BLOCKS);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server, '/charts/keyboard');
    await page.locator('[data-block]').first().waitFor();
    await page.waitForTimeout(1000);
    const what = `${BLOCKS} blocks of 8 ports`;
    const note = 'headless Chromium, no GPU';
    const whatUnplaced = `${MANY_BLOCKS} blocks without a layout`;
    return [
      atMost('canvas', `open ${what}`, (await open(page, name)) / 1000, 1.5, 's', note),
      atLeast('canvas', `pan ${what} at fit`, await panRate(page, 'f'), 50, 'fps', note),
      atLeast('canvas', `pan ${what} at 100 %`, await panRate(page, '0'), 50, 'fps', note),
      atMost('canvas', `open ${whatUnplaced}`, (await open(page, unplaced)) / 1000, 1.5, 's', note),
      ...(await measureLevels(page, wide)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
