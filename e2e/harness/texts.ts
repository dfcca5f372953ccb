import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';

export type Language = 'en' | 'zh' | 'es' | 'ja';
type Tree = { [key: string]: string | Tree };

const locales = join(import.meta.dirname, '../../apps/web/src/locales');

function flat(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

/** The texts of one language as `namespace:key`. */
export function textsOf(language: Language): Map<string, string> {
  const folder = join(locales, language);
  return new Map(
    globSync('*.json', { cwd: folder }).flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;
      return flat(texts).map(([key, text]): [string, string] => [`${basename(file, '.json')}:${key}`, text]);
    }),
  );
}

/** What is seen on the page and reads like the key of a text; code, and what people typed, may. */
export async function rawKeys(page: Page, texts: Map<string, string>): Promise<string[]> {
  const keys = new Set([...texts.keys()].flatMap((full) => [full, full.slice(full.indexOf(':') + 1)]));
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (element?.checkVisibility() && element.closest('code, pre, .monaco-editor') === null)
        found.push(textContent?.trim() ?? '');
    }
    return found;
  });
  // A key of one word, such as “title”, cannot be told from a word that is meant.
  return seen.filter((text) => /[.:]/.test(text) && keys.has(text));
}
