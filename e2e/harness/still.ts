import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** Between two looks: more than the pauses after which layers and editors follow what was done. */
const APART_MS = 200;
const PATIENCE_MS = 20_000;

/** What `read` gives, once it gives the same twice in a row. */
export async function repeated(read: () => Promise<string>): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let before = await read(); ;) {
    await pause(APART_MS);
    const now = await read();
    if (now === before) return now;
    if (Date.now() > deadline) throw new Error('what is shown does not come to rest');
    before = now;
  }
}

/** Returns when two pictures in a row are the same. */
export async function standsStill(page: Page): Promise<void> {
  const look = { animations: 'disabled', type: 'jpeg', quality: 90 } as const;
  await repeated(async () => (await page.screenshot(look)).toString('base64'));
}

/** Where an element is, once it stays there. @throws when it is not in view. */
export async function restingBox(element: Locator, name: string) {
  await element.waitFor({ state: 'attached' });
  const box = JSON.parse(await repeated(async () => JSON.stringify(await element.boundingBox()))) as Awaited<
    ReturnType<Locator['boundingBox']>
  >;
  if (!box) throw new Error(`${name} is not in view`);
  return box;
}
