import type { SocDocument, SocLayout } from '@netloom/model';
import { setSoc, useSoc } from './socStore.ts';
import type { Selection, SocState } from './socStore.ts';

const MOST_STEPS = 200;

export interface Change {
  document?: SocDocument;
  layout?: SocLayout;
  selection?: Selection;
}

/** Changes the design in one step that undo takes back. */
export function change(next: Change): void {
  const before = useSoc.getState();
  const { document = before.document, layout = before.layout, selection = before.selection } = next;
  if (document === before.document && layout === before.layout) return;
  const step = { document: before.document, layout: before.layout };
  setSoc({ document, layout, selection, past: [...before.past, step].slice(-MOST_STEPS), future: [] });
}

export function undo(): void {
  const { document, layout, past, future } = useSoc.getState();
  const back = past.at(-1);
  if (back) setSoc({ ...back, past: past.slice(0, -1), future: [{ document, layout }, ...future] });
}

export function redo(): void {
  const { document, layout, past, future } = useSoc.getState();
  const next = future[0];
  if (next) setSoc({ ...next, past: [...past, { document, layout }], future: future.slice(1) });
}

export function isDirty(state: SocState): boolean {
  const { canvas, document, layout } = state;
  return canvas !== undefined && (document !== canvas.savedDocument || layout !== canvas.savedLayout);
}
