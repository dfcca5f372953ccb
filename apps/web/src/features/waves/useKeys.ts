import type { EdgeDirection } from '@netloom/waves';
import type { Dispatch, KeyboardEvent } from 'react';
import { radixesOf } from './format/radix.ts';
import type { Radix } from './format/radix.ts';
import type { ViewAction, ViewState } from './view/viewState.ts';

const zoomStep = 2;
const panShare = 0.25;

const radixKeys: Record<string, Radix> = {
  b: 'bin',
  o: 'oct',
  d: 'dec',
  s: 'signed',
  h: 'hex',
  a: 'ascii',
  e: 'enum',
};

export interface KeyTargets {
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
  goToEdge: (direction: EdgeDirection) => void;
  focusSearch: () => void;
  showHelp: () => void;
}

/** What a key does to the view, or undefined; `key` is as in KeyboardEvent. */
function actionOf(key: string, shift: boolean, alt: boolean, view: ViewState): ViewAction | undefined {
  const { span, limits, cursor, selected, rows } = view;
  const pan = (span.to - span.from) * panShare;
  const index = rows.findIndex((row) => row.key === selected);
  const row = rows[index];
  if (alt && row && key === 'ArrowUp') return { type: 'move', key: row.key, to: index - 1 };
  if (alt && row && key === 'ArrowDown') return { type: 'move', key: row.key, to: index + 1 };
  if (shift && key === 'ArrowLeft') return { type: 'pan', ticks: -pan };
  if (shift && key === 'ArrowRight') return { type: 'pan', ticks: pan };
  switch (key) {
    case '+':
    case '=':
      return { type: 'zoom', factor: zoomStep };
    case '-':
      return { type: 'zoom', factor: 1 / zoomStep };
    case 'f':
      return { type: 'fit' };
    case 'c':
      return { type: 'centre', time: cursor };
    case 'm':
      return { type: 'marker' };
    case 'Escape':
      return { type: 'marker', time: null };
    case 'Home':
      return { type: 'cursor', time: limits.from, reveal: true };
    case 'End':
      return { type: 'cursor', time: limits.to, reveal: true };
    case 'ArrowUp':
      return { type: 'selectNext', step: -1 };
    case 'ArrowDown':
      return { type: 'selectNext', step: 1 };
    case 'Delete':
    case 'Backspace':
      return row && { type: 'remove', key: row.key };
    default: {
      const radix = radixKeys[key];
      return row && radix && radixesOf(row.variable).includes(radix)
        ? { type: 'radix', key: row.key, radix }
        : undefined;
    }
  }
}

function undoOrRedo(event: KeyboardEvent): ViewAction | undefined {
  const key = event.key.toLowerCase();
  if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
  return key === 'y' ? { type: 'redo' } : undefined;
}

/** Handles the viewer's keys; those it does not know go on to the page. */
export function handleKey(event: KeyboardEvent, targets: KeyTargets): void {
  const { view, dispatch, goToEdge, focusSearch, showHelp } = targets;
  if (event.target instanceof HTMLInputElement) return;
  const withControl = event.ctrlKey || event.metaKey;
  const plainArrow = !event.shiftKey && !event.altKey && !withControl;
  const action = withControl ? undoOrRedo(event) : actionOf(event.key, event.shiftKey, event.altKey, view);
  if (plainArrow && event.key === 'ArrowLeft') goToEdge('previous');
  else if (plainArrow && event.key === 'ArrowRight') goToEdge('next');
  else if (!withControl && event.key === '/') focusSearch();
  else if (!withControl && event.key === '?') showHelp();
  else if (action) dispatch(action);
  else return;
  event.preventDefault();
}
