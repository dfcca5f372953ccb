import axe from 'axe-core';
import type { Page } from './browser.ts';

/** WCAG 2.1, levels A and AA. */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/** What is written on a control is part of the name that is heard (2.5.3); parts of drawings have no label. */
const NAMED = {
  id: 'label-content-name-mismatch',
  selector: 'button, a, input, [role=tab], [role=menuitem]',
};

/** Brings transitions to their end: a colour on its way to another is nobody's choice. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** What axe finds that keeps people from using the page: each rule with the first elements that break it. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await finishTransitions(page);
  const { violations } = await page.evaluate(
    ([rule, options]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      inPage.configure({ rules: [rule] });
      return inPage.run(document, options);
    },
    [NAMED, OPTIONS] as const,
  );
  return violations.map(({ id, nodes }) => {
    const first = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`);
    return `breaks ${id} ${nodes.length} times: ${first.join('; ')}`;
  });
}
