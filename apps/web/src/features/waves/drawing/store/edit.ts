import { applyEdits, readDrawing } from '@netloom/waves/drawing';
import type { DrawingText, TextEdit } from '@netloom/waves/drawing';
import { drawings } from '../files/drawings.ts';
import { drawn, isDrawable } from './drawn.ts';
import type { Drawn } from './drawn.ts';

export type DrawingEdit = (document: DrawingText) => readonly TextEdit[];

export function currentDrawing(): Drawn | undefined {
  return drawings.current()?.view;
}

/** Makes edits, each on what the one before left, as one step that undo takes back. True when the text changed. */
export function edit(...edits: readonly DrawingEdit[]): boolean {
  const open = currentDrawing();
  if (open === undefined || !isDrawable(open)) return false;
  let document = open.shown!;
  for (const make of edits) {
    const text = applyEdits(document.text, make(document));
    const { drawing, root } = readDrawing(text, open.path);
    if (drawing === undefined || root === undefined) return false;
    document = { text, drawing, root };
  }
  return drawings.change(document.text, { view: drawn(document.text, open.path, open) });
}

/** Takes over what was typed. */
export function type(text: string): void {
  const open = currentDrawing();
  if (open === undefined) return;
  drawings.change(text, { view: drawn(text, open.path, open), joins: 'typing' });
}
