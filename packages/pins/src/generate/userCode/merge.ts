import { isClosed, keptBlock, splitKept } from './kept.ts';
import { isBlank, linesOf, readMarkers } from './sections.ts';
import type { MarkerFault, Section } from './sections.ts';
import { say } from '../../wording/sentences.ts';

/** What the user has written into an existing file. */
export interface UserSections {
  sections: readonly Section[];
  faults: readonly MarkerFault[];
}

/** Sections of an existing file that say anything, those that had lost their place included. */
export function userSections(text: string): UserSections {
  const { rest, kept } = splitKept(linesOf(text));
  const { pieces, faults } = readMarkers(rest.join('\n'));
  const placed = pieces.flatMap((piece) => (piece.kind === 'section' ? [piece.section] : []));
  const written = placed.filter(({ body }) => !isBlank(body));
  const names = new Set(written.map(({ name }) => name));
  const back = kept.filter(({ name }) => !names.has(name));
  const lost = kept.filter(({ name }) => names.has(name));
  return { sections: [...written, ...back], faults: [...faults, ...lost.map(twice)] };
}

function twice({ name, line }: Section): MarkerFault {
  return { line, said: say('user-code/kept-too', { name }) };
}

export interface Merged {
  text: string;
  /** Sections without a place that are now in the block at the end. */
  kept: readonly Section[];
  faults: readonly MarkerFault[];
}

/** Puts the user's sections into a generated text; those without a place go to the end of a C file. */
export function merge(generated: string, sections: readonly Section[], isC: boolean): Merged {
  const waiting = new Map(sections.map((section) => [section.name, section]));
  const lines = readMarkers(generated).pieces.flatMap((piece) => {
    if (piece.kind === 'text') return piece.lines;
    const { name, begin, end, body } = piece.section;
    const written = waiting.get(name);
    waiting.delete(name);
    return [begin, ...(written?.body ?? body), end];
  });
  const kept = [...waiting.values()];
  while (lines.at(-1) === '') lines.pop();
  return {
    text: `${[...lines, ...keptBlock(kept)].join('\n')}\n`,
    kept,
    faults: kept.flatMap((section) => faultsOf(section, isC)),
  };
}

/** Why a section without a place cannot be kept at the end of its file. */
function faultsOf({ name, line, body }: Section, isC: boolean): MarkerFault[] {
  if (!isC) return [{ line, said: say('user-code/other-file', { name }) }];
  return isClosed(body) ? [] : [{ line, said: say('user-code/conditions', { name }) }];
}
