import { findReferences } from '@netloom/model';
import { shortReference } from './shortReference.ts';

/** The words of a message in one line: references as they are shown, without the signs of Markdown. */
export function preview(markdown: string): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, reference } of findReferences(markdown)) {
    parts.push(plain(markdown.slice(at, start)), shortReference(reference));
    at = end;
  }
  return [...parts, plain(markdown.slice(at))].join('').replaceAll(/\s+/g, ' ').trim();
}

const plain = (text: string) => text.replaceAll(/```[\w-]*|[*~`]+|^[ \t]*(?:#{1,6}|>|[-+])[ \t]+/gm, '');
