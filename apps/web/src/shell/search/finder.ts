import Fuse from 'fuse.js';
import type { SearchEntry } from './entries.ts';

/** The longest pattern that is looked at (specification, section 9). */
export const LONGEST_PATTERN = 32;

/** Fuzzy search with the weights and limits of the specification, the best match first. */
export function finderOf(entries: readonly SearchEntry[]): (text: string) => SearchEntry[] {
  const fuse = new Fuse(entries, {
    threshold: 0.4,
    distance: 100,
    minMatchCharLength: 1,
    keys: [
      { name: 'title', weight: 0.7 },
      { name: 'pinyinTitle', weight: 0.3 },
      { name: 'path', weight: 0.3 },
    ],
  });
  return (text) => fuse.search(text.trim().slice(0, LONGEST_PATTERN)).map(({ item }) => item);
}
