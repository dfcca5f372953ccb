import { folded } from './search.ts';

export interface Piece {
  text: string;
  kind: 'plain' | 'strong' | 'code';
  found: boolean;
}

/** Cuts a text where one of the words begins or ends. */
function cut(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const low = folded(text);
  const pieces: { text: string; found: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = words
      .map((word) => ({ at: low.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length);
    const { at, length } = hits[0] ?? { at: text.length, length: 0 };
    if (at > from) pieces.push({ text: text.slice(from, at), found: false });
    if (length > 0) pieces.push({ text: text.slice(at, at + length), found: true });
    from = at + length;
  }
  return pieces;
}

/** A text of the guide in pieces: strong, code, and what a search found. */
export function inline(text: string, words: readonly string[]): Piece[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).flatMap((part) => {
    const kind = part.startsWith('**') ? 'strong' : part.startsWith('`') ? 'code' : 'plain';
    const inner = kind === 'strong' ? part.slice(2, -2) : kind === 'code' ? part.slice(1, -1) : part;
    return cut(inner, words).map((piece) => ({ ...piece, kind }));
  });
}
