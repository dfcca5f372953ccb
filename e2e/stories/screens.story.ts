import { inviteDept, insertDictData, insertDictType, saveSysUser, writeFileByPath } from '@netloom/contract';
import type { BrowserContext } from 'playwright-core';
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
const tags = { en: 'en', zh: 'zh-CN', es: 'es', ja: 'ja' };

interface Look {
  size: keyof typeof sizes;
  scheme: 'light' | 'dark';
  language: Language;
}

const usual: Look[] = [
  { size: 'wide', scheme: 'dark', language: 'en' },
  { size: 'narrow', scheme: 'light', language: 'zh' },
];
const every: Look[] = (['en', 'zh', 'es', 'ja'] as const).flatMap((language) =>
  (['wide', 'narrow'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((scheme) => ({ size, scheme, language })),
  ),
);
const chosen = deep ? every : usual;
const looks = chosen.map((look, index) => ({
  ...look,
  name: `${look.size}-${look.scheme}-${look.language}`,
  /** The usual looks share the screens, so that each is seen once; the deep suite sees all in all. */
  sees: (_screen: Screen, place: number) => deep || place % chosen.length === index,
}));

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

describe.each(looks)('every screen, $name', ({ name, size, scheme, language, sees }) => {
  const texts = textsOf(language);

  async function visit(page: Page, visited: readonly Screen[]): Promise<string[]> {
    const found: string[] = [];
    for (const [place, screen] of visited.filter(sees).entries()) {
      if (place % TOGETHER > 0 && isOther(page, screen.path)) await follow(page, screen.path);
      else await page.goto(server.address + screen.path);
      await settled(page, screen.shown);
      await picture(page, `${screen.name}-${name}`);
      const wrong = await complaints(page, texts, screen.heading);
      found.push(...wrong.map((complaint) => `${screen.name} ${complaint}`));
    }
    return found;
  }

  async function openCatalogue(page: Page): Promise<string[]> {
    await page.goto(`${server.address}/runs/index`);
    const bookmarks = page.getByRole('button', { name: texts.get('common:panel.label')!, exact: true });
    if (size === 'narrow') await bookmarks.click();
    await page.getByRole('button', { name: texts.get('catalogue:title')!, exact: true }).click();
    await settled(page, '.nl-catalogue [role=row]');
    await picture(page, `catalogue-${name}`);
    return complaints(page, texts);
  }

  async function withPage(work: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
    const context = await newContext({
      viewport: sizes[size],
      colorScheme: scheme,
      locale: tags[language],
    });
    const page = await context.newPage();
    const errors = watchErrors(page);
    await work(page, context);
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
