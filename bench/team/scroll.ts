import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Browser, Page } from '../../e2e/harness/browser.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import type { RunningServer } from '../../e2e/harness/server.ts';

const STEPS = 400;
/** In a page that loads nothing, fewer messages are at hand. */
const BARE_STEPS = 150;

/** In the page: scrolls up a step in each frame, through many pages of messages. */
const scroll = (steps: number) => `(async () => {
  const list = document.querySelector('.nl-timeline');
  const frame = () => new Promise(requestAnimationFrame);
  let most = 0;
  const start = await frame();
  let end = start;
  for (let step = 0; step < ${steps}; step++) {
    list.scrollBy(0, -60);
    most = Math.max(most, list.querySelectorAll('[data-message]').length);
    end = await frame();
  }
  const first = Number(list.querySelector('[data-seq]').dataset.seq);
  return { fps: ${steps * 1000} / (end - start), most, first };
})()`;

export interface Scrolled {
  fps: number;
  /** Messages in the page at once. */
  most: number;
  /** Sequence number of the first one in the page at the end. */
  first: number;
  /** Milliseconds of the page's main thread a frame. */
  busy: number;
  /** Frames a second of the same picture in a page without any program. */
  bare: number;
}

/** Seconds of processor time of a page's main thread. */
async function taskSeconds(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}

/** The same messages with the same styles as a page that runs nothing. */
async function scrollBare(browser: Browser, page: Page, address: string): Promise<number> {
  const html = (await page.content()).replaceAll(
    /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await bare.goto(`${address}/healthz`);
  await bare.setContent(html);
  await bare.evaluate("document.querySelector('.nl-timeline').scrollTo(0, 1e9)");
  await bare.waitForTimeout(1000);
  const { fps } = (await bare.evaluate(scroll(BARE_STEPS))) as { fps: number };
  await bare.close();
  return fps;
}

/** Scrolls up in a long chat, in Chromium. */
export async function scrollChat(server: RunningServer, privateChatId: number): Promise<Scrolled> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server, `/notification/index?openChat=true&chatId=${privateChatId}&type=group`);
    await page.locator('[data-message]').first().waitFor();
    await page.waitForTimeout(2000);
    const seconds = await taskSeconds(page);
    const before = await seconds();
    const scrolled = (await page.evaluate(scroll(STEPS))) as Pick<Scrolled, 'fps' | 'most' | 'first'>;
    const busy = ((await seconds()) - before) * (1000 / STEPS);
    return { ...scrolled, busy, bare: await scrollBare(browser, page, server.address) };
  } finally {
    await browser.close();
  }
}
