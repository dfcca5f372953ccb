import type { EdgeDirection } from '@netloom/waves';
import type { Dispatch, KeyboardEvent } from 'react';
import { radixesOf } from './format/formats.ts';
import type { Ask } from './board/rowCommands.ts';
import type { ViewAction } from './view/actions.ts';
import type { Radix, RowNode, ViewState } from './view/model.ts';
import { leadRow, selectedRows } from './view/select.ts';

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
  ask: Ask;
  /** What a new group is called. */
  groupName: string;
}

function selectAction(event: KeyboardEvent, row: RowNode | undefined): ViewAction | undefined {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (step !== 0 && event.altKey) return { type: 'shift', step };
  if (step !== 0) return { type: 'select.next', step, extend: event.shiftKey };
  if (row?.kind !== 'group' || event.shiftKey) return undefined;
  if (event.key === 'ArrowRight') return { type: 'fold', key: row.key, open: true };
  return event.key === 'ArrowLeft' ? { type: 'fold', key: row.key, open: false } : undefined;
}

function timeAction(
  key: string,
  shift: boolean,
  { span, limits, cursor }: ViewState,
): ViewAction | undefined {
  const pan = (span.to - span.from) * panShare;
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
    case 'F':
      return { type: 'fit.markers' };
    case 'c':
      return { type: 'centre', time: cursor };
    case 'm':
      return { type: 'marker.add' };
    case '[':
      return { type: 'span.back' };
    case ']':
      return { type: 'span.forward' };
    case 'Home':
      return { type: 'cursor', time: limits.from, reveal: true };
    case 'End':
      return { type: 'cursor', time: limits.to, reveal: true };
    default:
      return undefined;
  }
}

function rowAction(key: string, view: ViewState, groupName: string): ViewAction | undefined {
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' };
  if (key === 'g') return { type: 'group', name: groupName };
  if (key === 'G') return { type: 'ungroup' };
  const radix = radixKeys[key];
  const rows = selectedRows(view).filter((row) => row.kind === 'signal');
  const able = rows.filter((row) => radix && radixesOf(row).includes(radix)).map((row) => row.key);
  return able.length > 0 ? { type: 'change', keys: able, change: { format: { radix } } } : undefined;
}

const controlActions: Record<string, ViewAction> = {
  z: { type: 'undo' },
  Z: { type: 'redo' },
  y: { type: 'redo' },
  x: { type: 'cut' },
  c: { type: 'copy' },
  v: { type: 'paste' },
  d: { type: 'duplicate' },
  a: { type: 'select.all' },
};

function actionOf(event: KeyboardEvent, view: ViewState, groupName: string): ViewAction | undefined {
  if (event.ctrlKey || event.metaKey) return controlActions[event.key];
  const row = leadRow(view);
  const selection = selectAction(event, row);
  if (selection || event.altKey) return selection;
  return timeAction(event.key, event.shiftKey, view) ?? rowAction(event.key, view, groupName);
}

/** Handles the viewer's keys; those it does not know go on to the page. */
export function handleKey(event: KeyboardEvent, targets: KeyTargets): void {
  const { view, dispatch, goToEdge, focusSearch, showHelp, ask, groupName } = targets;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const plain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
  const action = actionOf(event, view, groupName);
  const row = leadRow(view);
  if (action) dispatch(action);
  else if (plain && event.key === 'ArrowLeft') goToEdge('previous');
  else if (plain && event.key === 'ArrowRight') goToEdge('next');
  else if (plain && event.key === '/') focusSearch();
  else if (event.key === '?') showHelp();
  else if (plain && event.key === 'F2' && row) ask({ question: 'rename', row });
  else return;
  event.preventDefault();
}
