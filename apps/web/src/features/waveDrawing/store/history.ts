import { applyEdits, readDrawing } from '@netloom/waves/drawing';
import type { DrawingText, TextEdit } from '@netloom/waves/drawing';
import { currentDrawing, isDrawable, putDrawing, withText } from './drawingStore.ts';

const MOST_STEPS = 300;
/** Keys that follow each other faster are one step. */
const TYPING_MS = 800;

export type DrawingEdit = (document: DrawingText) => readonly TextEdit[];

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
  if (document.text === open.text) return false;
  putDrawing({ ...withText(open, document.text), past: stepped(open), future: [], typed: 0 });
  return true;
}

/** Takes over what was typed. */
export function type(text: string): void {
  const open = currentDrawing();
  if (open === undefined || open.text === text) return;
  const now = performance.now();
  const past = now - open.typed < TYPING_MS ? open.past : stepped(open);
  putDrawing({ ...withText(open, text), past, future: [], typed: now });
}

function stepped({ past, text }: { past: readonly string[]; text: string }): string[] {
  return [...past, text].slice(-MOST_STEPS);
}

export function undo(): void {
  const open = currentDrawing();
  const back = open?.past.at(-1);
  if (open === undefined || back === undefined) return;
  const { past, future, text } = open;
  putDrawing({ ...withText(open, back), past: past.slice(0, -1), future: [text, ...future], typed: 0 });
}

export function redo(): void {
  const open = currentDrawing();
  const [next, ...future] = open?.future ?? [];
  if (open === undefined || next === undefined) return;
  putDrawing({ ...withText(open, next), past: stepped(open), future, typed: 0 });
}
