import { lateDeclarations } from './lateDeclarations.ts';
import { undeclaredNames } from './scan.ts';

interface Text {
  path: string;
  text: string;
}

/** The names in texts that are used before they are declared, or without. */
export const undeclaredIn = (texts: readonly Text[]) =>
  texts.flatMap(({ path, text }) => undeclaredNames(text).map((each) => ({ path, ...each })));

/** Some declarations of each text moved behind their use, one at a time: how many, and those that the scan misses. */
export function lateIn(texts: readonly Text[]): { tried: number; missed: string[] } {
  const moved = texts.flatMap(({ path, text }) =>
    lateDeclarations(text, 3).map((each) => ({ path, ...each })),
  );
  const missed = moved.filter(
    ({ name, text }) => !undeclaredNames(text).some((found) => found.name === name),
  );
  return { tried: moved.length, missed: missed.map(({ path, name }) => `${path}: ${name}`) };
}
