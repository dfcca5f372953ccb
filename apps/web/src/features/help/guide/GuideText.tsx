import type { ReactNode } from 'react';
import { inline } from './inline.ts';
import type { Piece } from './inline.ts';

function shown({ text, kind, found }: Piece): ReactNode {
  const marked = found ? <mark>{text}</mark> : text;
  if (kind === 'strong') return <strong>{marked}</strong>;
  return kind === 'code' ? <code>{marked}</code> : marked;
}

/** A text of the guide with its names and with what a search found. */
export function GuideText({ text, words }: { text: string; words: readonly string[] }) {
  return inline(text, words).map((piece, index) => <span key={index}>{shown(piece)}</span>);
}
