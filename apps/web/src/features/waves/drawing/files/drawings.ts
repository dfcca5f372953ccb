import { getFileName } from '@netloom/contract';
import { drawingKind } from '@netloom/waves/drawing';
import { callKey, queryClient } from '../../../../api/index.ts';
import { Documents, fileShelf } from '../../../../document/index.ts';
import { drawn } from '../store/drawn.ts';
import type { Drawn } from '../store/drawn.ts';
import { startAnew } from '../store/uiStore.ts';
import { textMerge } from './textMerge.ts';

export const EXTENSION = drawingKind.suffix;

/** The drawings that are open, as texts: one that has a mistake is edited like any other. */
export const drawings = new Documents<string, Drawn>({
  ...fileShelf,
  ...textMerge(drawingKind),
  id: drawingKind.id,
  read: ({ text }) => ({ document: text, diagnostics: [] }),
  write: (text) => text,
  prepare: (text, before, path) => drawn(text, path, before),
  store: ({ path, hash }, text) => fileShelf.storeText(path, text, hash),
  onStored: refreshFiles,
});

drawings.use.subscribe(({ current }, { current: before }) => {
  if (current !== before) startAnew();
});

/** Opens a drawing that is not in the tree yet; the first save writes it. */
export function openNew(path: string, text: string): void {
  drawings.openNew(path, text, drawn(text, path));
}

/** Every list of files is out of date. */
export function refreshFiles(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getFileName) });
}
