import { readMarkers, sectionsOf } from './sections.ts';
import type { Section } from './sections.ts';

const FIRST =
  '/* USER CODE KEPT: these sections are no longer generated here; each returns with its place. */';
const LAST = '#endif /* USER CODE KEPT */';

/** The block at the end of a C file with sections that have lost their place, compiled by nobody. */
export function keptBlock(sections: readonly Section[]): string[] {
  if (sections.length === 0) return [];
  const bodies = sections.flatMap(({ name, body }) => [
    `/* USER CODE BEGIN ${name} */`,
    ...body,
    `/* USER CODE END ${name} */`,
  ]);
  return ['', FIRST, '#if 0', ...bodies, LAST];
}

/** A text without its block of kept sections, and those sections. */
export function splitKept(lines: readonly string[]): { rest: string[]; kept: Section[] } {
  const first = lines.indexOf(FIRST);
  const last = lines.indexOf(LAST, first);
  if (first < 0 || last < 0) return { rest: [...lines], kept: [] };
  const before = lines.slice(0, first);
  while (before.at(-1) === '') before.pop();
  const kept = sectionsOf(readMarkers(lines.slice(first, last).join('\n')).pieces);
  return { rest: [...before, ...lines.slice(last + 1)], kept };
}

/** Whether a section opens and closes its own conditions, so that `#if 0` around it ends where it should. */
export function isClosed(body: readonly string[]): boolean {
  let depth = 0;
  for (const line of body) {
    const word = /^\s*#\s*(if|ifdef|ifndef|else|elif|endif)\b/.exec(line)?.[1];
    if (word === undefined) continue;
    if (word === 'endif') depth -= 1;
    else if (word.startsWith('if')) depth += 1;
    if (depth < 0 || (depth === 0 && word.startsWith('el'))) return false;
  }
  return depth === 0;
}
