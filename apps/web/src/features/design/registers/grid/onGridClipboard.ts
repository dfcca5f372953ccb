import type { ClipboardEvent } from 'react';
import { changesOf, matrixOf, textOf } from './clipboard.ts';
import { clear } from './gridEdits.ts';
import type { GridState } from './gridTypes.ts';

export function onGridCopy(event: ClipboardEvent, { source, rectangle }: GridState) {
  event.clipboardData.setData('text/plain', textOf(source, rectangle));
  event.preventDefault();
}

export function onGridCut(event: ClipboardEvent, grid: GridState) {
  onGridCopy(event, grid);
  if (!grid.readOnly) clear(grid);
}

export function onGridPaste(event: ClipboardEvent, { source, readOnly, rectangle, size }: GridState) {
  if (readOnly) return;
  const { clipboardData } = event;
  const matrix = matrixOf(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
  source.set(changesOf(matrix, rectangle, size.columns));
  event.preventDefault();
}
