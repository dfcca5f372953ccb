import type { WordingLanguage } from '../wording.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import type { RefusalReason, RefusalValue } from './reason.ts';
import { zh } from './zh.ts';

const WORDS: Record<WordingLanguage, Record<RefusalReason, string>> = { en, zh, es, ja };

/** The reason in words of people; `{name}` stands for a value. */
export function wordRefusal(
  reason: RefusalReason,
  values: Readonly<Record<string, RefusalValue>>,
  language: WordingLanguage,
): string {
  return WORDS[language][reason].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    if (typeof value !== 'object') return String(value);
    return 'reason' in value ? wordRefusal(value.reason, value.values ?? {}, language) : value.message;
  });
}

export const isRefusalReason = (text: string): text is RefusalReason => Object.hasOwn(en, text);
