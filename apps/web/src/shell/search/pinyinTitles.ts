import { pinyin } from 'pinyin-pro';
import type { SearchEntry } from './entries.ts';

/** 寄存器 as jicunqi, and as its initials jcq. */
function spellings(title: string): string[] {
  const syllables = pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive' });
  return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
}

export function withPinyin(entries: readonly SearchEntry[]): SearchEntry[] {
  return entries.map((entry) => ({ ...entry, pinyinTitle: entry.title.flatMap(spellings) }));
}
