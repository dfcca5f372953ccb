/// <reference lib="dom" />
import type { Page } from '../../e2e/harness/browser.ts';

const FRAMES = 120;

/** Seconds until the rows of a folder of the catalogue are there. The catalogue shows the folder above. */
export async function openFolder(page: Page, name: string): Promise<number> {
  const row = page.locator('.nl-files [role=row]', { hasText: name }).first();
  await row.waitFor();
  const start = performance.now();
  await row.dblclick();
  await page.locator('.nl-files [role=row]', { hasText: 'file00000' }).first().waitFor();
  return (performance.now() - start) / 1000;
}

/** Frames a second while the list is scrolled from its top to its end. */
export function scrollRate(page: Page): Promise<number> {
  return page.evaluate((frames) => {
    const list = document.querySelector('.nl-files')!;
    const step = (list.scrollHeight - list.clientHeight) / frames;
    return new Promise<number>((resolve) => {
      const start = performance.now();
      let count = 0;
      const next = () => {
        if (count === frames) return resolve((frames * 1000) / (performance.now() - start));
        count += 1;
        list.scrollTop = step * count;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
  }, FRAMES);
}
