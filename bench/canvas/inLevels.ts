import type { Page } from '../../e2e/harness/browser.ts';
import { restingBox } from '../../e2e/harness/still.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';

const NOTE = 'headless Chromium, no GPU';
/** How long the layer of named blocks may need to follow the picture, in milliseconds. */
const SETTLED = 600;

/** Milliseconds from an event that `act` causes to the end of the first frame in which the page fulfils a condition. */
async function timed(
  page: Page,
  event: string,
  act: () => Promise<void>,
  condition = 'true',
): Promise<number> {
  await page.evaluate(`window.netloomTimed = new Promise((resolve) => {
    document.addEventListener('${event}', () => {
      const start = performance.now();
      const look = () =>
        requestAnimationFrame(${condition} ? () => setTimeout(() => resolve(performance.now() - start)) : look);
      look();
    }, { capture: true, once: true });
  }); undefined`);
  await act();
  return Number(await page.evaluate('window.netloomTimed'));
}

const press = (page: Page, key: string, condition?: string): Promise<number> =>
  timed(page, 'keydown', () => page.keyboard.press(key), condition);

/** Selects a block as the Tab key does. */
async function select(page: Page, name: string): Promise<void> {
  await page.locator(`[data-block="${name}"]`).focus();
  await page.locator(`[data-block="${name}"][aria-pressed="true"]`).waitFor();
}

async function expectShown(page: Page, name: string): Promise<void> {
  const shown = await page.locator('.nl-file-picker b').textContent();
  if (shown !== name) throw new Error(`${name} was to be shown, not ${shown}`);
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Down into levels that were never opened, and up again; the last one stays open. */
async function changeLevels(page: Page, top: string, indices: readonly number[]) {
  const down: number[] = [];
  const up: number[] = [];
  for (const index of indices) {
    const name = `level${index}_0`;
    await select(page, name);
    const way = `document.querySelector('.nl-soc-levels')?.textContent.includes('${name}')`;
    down.push(await press(page, 'd', way));
    await expectShown(page, `level${index}`);
    if (index === indices.at(-1)) continue;
    up.push(await press(page, 'u', `!document.querySelector('.nl-soc-levels')`));
    await expectShown(page, top);
    // The block that was come from fills the view.
    await page.keyboard.press('f');
    await page.waitForTimeout(SETTLED);
  }
  return { down: middle(down), up: middle(up) };
}

/** One grid step by an arrow key; what was measured is no move unless the block stands elsewhere afterwards. */
async function move(page: Page, name: string): Promise<number> {
  const box = () => restingBox(page.locator(`[data-block="${name}"]`), name);
  const before = await box();
  await select(page, name);
  const time = await press(page, 'ArrowRight');
  await page.waitForTimeout(SETTLED);
  if ((await box()).x <= before.x) throw new Error(`${name} did not move`);
  return time;
}

/** The block removed with its connections, and brought back by undo. */
async function edit(page: Page, name: string): Promise<number> {
  const block = page.locator(`[data-block="${name}"]`);
  await select(page, name);
  const time = await press(page, 'Delete');
  await block.waitFor({ state: 'detached' });
  const back = await press(page, 'Control+z');
  await block.waitFor();
  return Math.max(time, back);
}

async function search(page: Page, text: string): Promise<number> {
  await page.keyboard.press('Control+f');
  await page.locator('.ant-modal input').waitFor();
  await page.waitForTimeout(SETTLED);
  const found = '.nl-soc-found li';
  const time = await timed(
    page,
    'input',
    () => page.keyboard.insertText(text),
    `document.querySelector('${found}') !== null`,
  );
  const first = await page.locator(`${found} code`).first().textContent();
  if (!first?.includes(text)) throw new Error(`${text} was not found, but ${first}`);
  await page.keyboard.press('Escape');
  await page.locator('.ant-modal').waitFor({ state: 'hidden' });
  return time;
}

/** All of it (f), or at 100 % (0). */
async function view(page: Page, key: 'f' | '0'): Promise<void> {
  await page.locator('.nl-soc-canvas').focus();
  await page.keyboard.press(key);
  await page.waitForTimeout(SETTLED);
}

/** What people do by hand where documents stand below the canvas that is open. */
export async function measureByHand(page: Page, top: string, what: string): Promise<Row[]> {
  await view(page, 'f');
  await page.locator('[data-block="level0_0"]').waitFor();
  const row = (name: string, ms: number, bar: number) =>
    atMost('canvas', `${name} ${what}`, ms, bar, 'ms', NOTE);
  const found = await search(page, 'level49_0');
  await view(page, 'f');
  const moved = await move(page, 'level1_0');
  const { down, up } = await changeLevels(page, top, [3, 17, 31]);
  await view(page, '0');
  const name = await page.locator('[data-block^="stage"]').nth(4).getAttribute('data-block');
  const inside = await move(page, name!);
  const edited = await edit(page, name!);
  await page.keyboard.press('u');
  await page.waitForTimeout(SETTLED);
  return [
    row('first look into a level of', down, 200),
    row('back to', up, 200),
    row('move a block of', moved, 50),
    row('move a block in a level of', inside, 50),
    row('remove a block in a level of, and undo it,', edited, 50),
    row('search', found, 100),
  ];
}
