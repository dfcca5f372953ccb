import { viewKind } from '@netloom/waves/view';
import type { ViewFile } from '@netloom/waves/view';

/** A text that is no view; `message` says the line and the member. */
export class ViewTextError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Reads the text of a `.view.json`. @throws ViewTextError */
export function readView(text: string, file: string): ViewFile {
  const { document, diagnostics } = viewKind.read(text, file);
  if (document) return document;
  const { message, place } = diagnostics[0]!;
  const line = place?.kind === 'source' ? (place.line ?? 1) : 1;
  throw new ViewTextError(message, line);
}
