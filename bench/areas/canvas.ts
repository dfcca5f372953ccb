import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Page } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { storeManyBlocks, storeWideLevels } from '../designs/onServer.ts';
import { atLeast, atMost } from '../row.ts';
import type { Row } from '../row.ts';

const BLOCKS = 1_000;
const MANY_BLOCKS = 10_000;

/** In the page: milliseconds from the next click or key to the first frame that shows the canvas of this name. */
const untilShown = (name: string) => `window.netloomOpened = new Promise((resolve) => {
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const start = performance.now();
    const zoomBefore = document.querySelector('.nl-soc-zoom').textContent;
    const look = () => {
      const shown = document.querySelector('.nl-file-picker b')?.textContent === ${JSON.stringify(name)};
      const fitted = document.querySelector('.nl-soc-zoom').textContent !== zoomBefore;
      requestAnimationFrame(shown && fitted ? () => setTimeout(() => resolve(performance.now() - start)) : look);
    };
    look();
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, begin, { capture: true, once: true });
}); undefined`;

/** In the page: milliseconds from a key to the frame after it, the slowest of some. */
const MOVE = `(async () => {
  const canvas = document.querySelector('.nl-soc-canvas');
  const frame = () => new Promise(requestAnimationFrame);
  let slowest = 0;
  for (let step = 0; step < 10; step++) {
    const start = performance.now();
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await frame();
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((next) => setTimeout(next, 400));
  }
  return slowest;
})()`;

/** In the page: milliseconds from a typed text to the list that it finds. */
const searchFor = (text: string) => `(async () => {
  const field = document.querySelector('.ant-modal input');
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
})()`;

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

const LEVELS = 50;
/** The way down and what is edited there. */
const [LEVEL, BLOCK] = ['level7_0', 'stage500'];

/** Fifty thousand blocks below one canvas: into a level, moving there, finding what is elsewhere, and what all that holds. */
async function measureLevels(page: Page, name: string): Promise<Row[]> {
  const what = `of ${LEVELS * BLOCKS} blocks in ${LEVELS + 1} documents`;
  const note = 'headless Chromium, no GPU';
  const row = (label: string, value: number, limit: number, unit = 'ms') =>
    atMost('canvas', `${label} ${what}`, value, limit, unit, note);
  const rows = [row('open the top', (await open(page, name)) / 1000, 1.5, 's')];
  await page.locator(`[data-block="${LEVEL}"]`).click();
  await page.evaluate(untilShown('level7'));
  await page.keyboard.press('d');
  rows.push(row('change the level', Number(await page.evaluate('window.netloomOpened')), 200));
  rows.push(atLeast('canvas', `pan a level at fit ${what}`, await panRate(page, 'f'), 30, 'fps', note));
  await page.keyboard.press('Control+f');
  await page.waitForTimeout(1000);
  await page.evaluate(searchFor('stage'));
  await page.waitForTimeout(500);
  rows.push(row('search', Number(await page.evaluate(searchFor(BLOCK))), 100));
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1000);
  rows.push(row('move a block', Number(await page.evaluate(MOVE)), 50));
  const session = await page.context().newCDPSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  rows.push(row('JavaScript heap', usedSize / 1e6, 1000, 'MB'));
  return rows;
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
