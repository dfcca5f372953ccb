import { moveLinChannel } from '@netloom/pins';
import type { KeyboardEvent } from 'react';
import { editLin } from './editLin.ts';

const CONTROL = 'input:not([type=file]), button[role=switch]';

/**
 * Keys in the table: Enter and the arrows up and down go from field to field of a channel; with Alt, left and right
 * move the channel. Lists that are open keep their keys.
 */
export function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-channel]');
  if (cell === null || event.nativeEvent.isComposing) return;
  const channel = Number(cell.dataset.channel);
  if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    event.preventDefault();
    moveChannel(event.currentTarget, cell, channel, event.key === 'ArrowLeft' ? -1 : 1);
    return;
  }
  const step = stepOf(event);
  const isText = (event.target as HTMLElement).matches('.nl-pins-lin-input');
  const isSwitch = (event.target as HTMLElement).matches('button[role=switch]') && event.key !== 'Enter';
  if (step === 0 || !(isText || isSwitch)) return;
  const next = controlsOf(event.currentTarget, channel);
  const at = next.indexOf(event.target as HTMLElement) + step;
  if (at < 0 || at >= next.length) return;
  event.preventDefault();
  next[at]!.focus();
}

function stepOf({ key, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return 1;
  return key === 'ArrowUp' || key === 'Enter' ? -1 : 0;
}

function controlsOf(table: HTMLElement, channel: number): HTMLElement[] {
  const cells = [...table.querySelectorAll<HTMLElement>(`[data-channel="${channel}"]`)];
  return cells.flatMap((cell) => cell.querySelector<HTMLElement>(CONTROL) ?? []);
}

/** The focus stays in the field that it was in, of the channel that moved. */
function moveChannel(table: HTMLElement, cell: HTMLElement, channel: number, by: -1 | 1): void {
  const row = controlsOf(table, channel).indexOf(cell.querySelector<HTMLElement>(CONTROL)!);
  (document.activeElement as HTMLElement).blur();
  editLin((lin) => moveLinChannel(lin, channel, channel + by));
  requestAnimationFrame(() =>
    (controlsOf(table, channel + by)[row] ?? controlsOf(table, channel)[row])?.focus(),
  );
}
