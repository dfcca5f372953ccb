import { inviteDept, insertDictData, insertDictType, saveSysUser, writeFileByPath } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from '../harness/access.ts';
import { clippedTexts } from '../harness/clipped.ts';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import type { Page } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { designScreens, publicScreens, workspaceScreens } from '../harness/screens.ts';
import type { Screen } from '../harness/screens.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { strayEnglish } from '../harness/strayEnglish.ts';
import { rawKeys, textsOf } from '../harness/texts.ts';
import type { Language } from '../harness/texts.ts';

const DEMO = 1;
let server: RunningServer;
let screens: Screen[];

/** A user, an invite code, a dictionary with an entry and a changed file: no list is empty. */
async function furnish(): Promise<Screen> {
  const client = new Client(server);
  await client.signIn();
  const user = { userName: 'mei.lin', email: 'mei.lin@example.org', phone: '', password: 'mei-password-1' };
  await client.call(saveSysUser, { body: user });
  await client.call(inviteDept, { query: { deptId: String(DEMO), roleId: '9', days: '7' } });
  const file = {
    deptId: DEMO,
    socVerilogPath: 'rtl/blink.v',
    verilogFile: 'module blink;\nendmodule\n',
    hash: '',
  };
  await client.call(writeFileByPath, { body: file });
  const type = { dictName: 'Corner', dictType: 'timing_corner' };
  const { dictId } = await client.call(insertDictType, { body: type });
  const entry = { dictId, dictLabel: 'slow, 125 °C', dictValue: 'ss_125c', cssClass: 'warning' };
  await client.call(insertDictData, { body: entry });
  return {
    name: 'dictionary-entries',
    path: `/system/dict-data/index/${dictId}`,
    shown: 'text=ss_125c',
  };
}

beforeAll(async () => {
  server = await startServer();
  screens = [...designScreens, ...workspaceScreens, await furnish()];
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const deep = Boolean(process.env.NETLOOM_DEEP);
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

interface Look {
  scheme: 'light' | 'dark';
  language: Language;
}

/** The languages change faster than the colours, so that neighbours differ in both. */
const LOOKS: readonly Look[] = (['dark', 'light'] as const).flatMap((scheme) =>
  (['en', 'zh', 'es', 'ja'] as const).map((language) => ({ scheme, language })),
);
/** A window wide and narrow: they share the screens, each in the next look; the deep suite sees all in all. */
const WINDOWS = (['wide', 'narrow'] as const).map((size, index) => ({
  size,
  visits: (screens: readonly Screen[]) =>
    screens.flatMap((screen, place) => {
      if (deep) return LOOKS.map((look) => ({ screen, look }));
      const look = LOOKS[Math.floor(place / 2) % LOOKS.length]!;
      return place % 2 === index ? [{ screen, look }] : [];
    }),
}));

/** Languages in which English shows by its letters. */
const OTHER_LETTERS: readonly Language[] = ['zh', 'ja'];

/** Shows what is there in another language and other colours, as a person may at any time; what comes next too. */
async function show(page: Page, { language, scheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.context().addCookies([{ name: 'language', value: language, url: server.address }]);
  if (!page.url().startsWith(server.address)) return;
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'netloom.language', newValue }));
  }, language);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
}

/** So many screens, which stay open behind each other, share a load of the client; in the deep suite each has its own. */
const TOGETHER = deep ? 1 : 8;

/** Goes to a screen from the one that is shown, as by a link, and waits until that one is gone. */
async function follow(page: Page, path: string): Promise<void> {
  const shown = await page.evaluateHandle(() => {
    const screens = document.querySelectorAll('.nl-screen');
    return [...(screens.length > 0 ? screens : document.querySelectorAll('main'))].filter((screen) =>
      screen.checkVisibility(),
    );
  });
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((left) => left.every((screen) => !screen.checkVisibility()), shown);
}

/** Another view of the same screen replaces nothing that could be waited for. */
const isOther = (page: Page, path: string) =>
  new URL(page.url()).pathname !== new URL(path, page.url()).pathname;

/** Data is there, nothing turns or moves any more. */
async function settled(page: Page, shown: string): Promise<void> {
  await page.locator(shown).filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.ant-spin-spinning')].every((turning) => !turning.checkVisibility()),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .flatMap(({ effect, finished }) =>
          effect?.getComputedTiming().endTime === Infinity ? [] : [finished.catch(() => null)],
        ),
    );
  });
}

const topHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What is wrong with what the page shows. */
async function complaints(page: Page, texts: Map<string, string>, heading?: string): Promise<string[]> {
  const found: string[] = [];
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (over > 0) found.push(`is ${over} pixels wider than its window`);
  for (const key of await rawKeys(page, texts)) found.push(`shows the key ${key}`);
  for (const [what, role] of Object.entries({
    'first headings': topHeading(page),
    'main parts': page.getByRole('main'),
  }))
    if ((await role.count()) !== 1) found.push(`has ${await role.count()} ${what} instead of one`);
  const wanted = heading === undefined ? undefined : texts.get(heading);
  const named = page.getByRole('heading', { name: wanted, exact: true });
  const region = page.getByRole('region', { name: wanted, exact: true });
  if (wanted !== undefined && (await named.or(region).count()) === 0)
    found.push(`has no heading “${wanted}”`);
  return [...found, ...(await clippedTexts(page)), ...(await barriers(page))];
}

describe.each(WINDOWS)('every screen, $size', ({ size, visits }) => {
  async function look(page: Page, { screen, look }: { screen: Screen; look: Look }): Promise<string[]> {
    const { language, scheme } = look;
    await settled(page, screen.shown);
    await picture(page, `${screen.name}-${size}-${scheme}-${language}`);
    const found = await complaints(page, textsOf(language), screen.heading);
    // The words of every screen are looked at, whatever language it has its turn in.
    if (!OTHER_LETTERS.includes(language)) await show(page, { ...look, language: 'zh' });
    found.push(...(await strayEnglish(page)));
    return found.map((complaint) => `${screen.name} in ${language} (${scheme}) ${complaint}`);
  }

  async function visit(page: Page, screens: readonly Screen[]): Promise<string[]> {
    const found: string[] = [];
    for (const [place, each] of visits(screens).entries()) {
      await show(page, each.look);
      const { path } = each.screen;
      if (place % TOGETHER > 0 && isOther(page, path)) await follow(page, path);
      else await page.goto(server.address + path);
      found.push(...(await look(page, each)));
    }
    return found;
  }

  async function openCatalogue(page: Page): Promise<string[]> {
    const catalogue: Look = { language: 'ja', scheme: 'light' };
    const texts = textsOf(catalogue.language);
    await show(page, catalogue);
    await page.goto(`${server.address}/runs/index`);
    const bookmarks = page.getByRole('button', { name: texts.get('common:panel.label')!, exact: true });
    if (size === 'narrow') await bookmarks.click();
    await page.getByRole('button', { name: texts.get('catalogue:title')!, exact: true }).click();
    await settled(page, '.nl-catalogue [role=row]');
    await picture(page, `catalogue-${size}`);
    return complaints(page, texts);
  }

  async function withPage(work: (page: Page) => Promise<void>): Promise<void> {
    const context = await newContext({ viewport: sizes[size] });
    const page = await context.newPage();
    const errors = watchErrors(page);
    await work(page);
    await context.close();
    expect(errors).toEqual([]);
  }

  it('fits its window, speaks its language and says nothing in the console', () =>
    withPage(async (page) => {
      const before = await visit(page, publicScreens);
      await signIn(page, server);
      const inside = await visit(page, screens);
      expect([...before, ...inside, ...(await openCatalogue(page))]).toEqual([]);
    }));
});
