import { isWordingLanguage } from './wording.ts';
import type { WordingLanguage } from './wording.ts';

/** The best of our languages that a request asks for (RFC 9110, 12.5.4); English without one. */
export function languageOf(acceptLanguage = ''): WordingLanguage {
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .flatMap((range, place) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = Number(/^\s*q=([\d.]+)\s*$/.exec(parameters[0] ?? '')?.[1] ?? 1);
      const language = tag.split('-')[0]!;
      return isWordingLanguage(language) && quality > 0 ? [{ language, quality, place }] : [];
    });
  return wanted.sort((a, b) => b.quality - a.quality || a.place - b.place)[0]?.language ?? 'en';
}
