import { splitKept } from './kept.ts';
import { isBlank, linesOf, readMarkers, sectionsOf } from './sections.ts';

/** First line of a file that is the user's from the start. */
export const OWN_FILE = '/* USER CODE FILE: written once and never again; it is yours. */';

/**
 * A generated text with nothing of its user's: sections empty, lines ending in LF. Two texts that are equal
 * by this differ in user code at most. A text whose markers do not pair up comes back whole.
 */
export function withoutUserCode(text: string): string {
  const lines = linesOf(text);
  if (lines[0] === OWN_FILE) return `${OWN_FILE}\n`;
  const rest = splitKept(lines).rest.join('\n');
  const { pieces, faults } = readMarkers(rest);
  if (faults.length > 0) return rest;
  return pieces
    .flatMap((piece) =>
      piece.kind === 'text' ? piece.lines : [piece.section.begin.trim(), piece.section.end.trim()],
    )
    .join('\n');
}

/** Whether somebody has written code into a generated file, or the file is the user's own. */
export function hasUserCode(text: string): boolean {
  const lines = linesOf(text);
  if (lines[0] === OWN_FILE) return true;
  const { pieces, faults } = readMarkers(text);
  return faults.length > 0 || sectionsOf(pieces).some(({ body }) => !isBlank(body));
}
