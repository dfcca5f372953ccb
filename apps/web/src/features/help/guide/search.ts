import type { Block, Guide, Section } from './guide.ts';

function textsOf(block: Block): string[] {
  if (typeof block === 'string') return [block];
  if ('steps' in block) return block.steps;
  if ('list' in block) return block.list;
  if ('picture' in block) return [block.shows];
  return block.keys.flat();
}

/** The words of a search, in lower case and without accents. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Same length as the text for every letter that the guide uses, so that places found are places of the text. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

function holds(section: Section, chapter: string, words: readonly string[]): boolean {
  const text = folded(
    [chapter, section.title, ...section.blocks.flatMap(textsOf)].join('\n').replace(/[*`]/g, ''),
  );
  return words.every((word) => text.includes(word));
}

/** The guide without the sections that lack one of the words. */
export function foundIn(guide: Guide, query: string): Guide {
  const words = wordsOf(query);
  return guide
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => holds(section, chapter.title, words)),
    }))
    .filter(({ sections }) => sections.length > 0);
}
