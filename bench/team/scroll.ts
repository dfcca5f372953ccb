import { launchBrowser } from '../../e2e/harness/browser.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import type { RunningServer } from '../../e2e/harness/server.ts';

const STEPS = 400;

/** In the page: scrolls up a step in each frame, through many pages of messages. */
const SCROLL = `(async () => {
  const list = document.querySelector('.nl-timeline');
  const frame = () => new Promise(requestAnimationFrame);
  let most = 0;
  const start = await frame();
  let end = start;
  for (let step = 0; step < ${STEPS}; step++) {
    list.scrollBy(0, -60);
    most = Math.max(most, list.querySelectorAll('[data-message]').length);
    end = await frame();
  }
  const first = Number(list.querySelector('[data-seq]').dataset.seq);
  return { fps: ${STEPS * 1000} / (end - start), most, first };
})()`;

export interface Scrolled {
  fps: number;
  /** Messages in the page at once. */
  most: number;
  /** Sequence number of the first one in the page at the end. */
  first: number;
}

/** Scrolls up in a long chat, in Chromium. */
export async function scrollChat(server: RunningServer, privateChatId: number): Promise<Scrolled> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server, `/notification/index?openChat=true&chatId=${privateChatId}&type=group`);
    await page.locator('[data-message]').first().waitFor();
    await page.waitForTimeout(2000);
    return (await page.evaluate(SCROLL)) as Scrolled;
  } finally {
    await browser.close();
  }
}
