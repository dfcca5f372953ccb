import { STATES } from '@netloom/waves/drawing';
import type { Drawing } from '@netloom/waves/drawing';
import type { KeyboardEvent } from 'react';
import { paint } from '../store/commands.ts';
import { select, useUi } from '../store/uiStore.ts';

const STEPS: Record<string, [lanes: number, cells: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Walks by arrows, Home and End, and writes states like text. Whether the key did either. */
export function onPictureKey(event: KeyboardEvent, drawing: Drawing): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  const { lane } = useUi.getState().selection;
  const step = STEPS[key];
  if (step) move(drawing, step, shiftKey);
  else if (key === 'Home') select(lane, 0);
  else if (key === 'End') select(lane, Math.max(0, (drawing.lanes[lane]?.wave.length ?? 1) - 1));
  else if (key.length === 1 && `${STATES}.|`.includes(key)) put(key);
  else return false;
  return true;
}

function move({ lanes }: Drawing, [down, right]: [number, number], extends_: boolean): void {
  const { lane, cell, toLane, toCell } = useUi.getState().selection;
  const row = (at: number) => Math.max(0, Math.min(lanes.length - 1, at + down));
  if (extends_) select(lane, cell, row(toLane), Math.max(0, toCell + right));
  else select(row(lane), Math.max(0, cell + right));
}

/** Gives the chosen cells a state, and goes on behind a single one. */
function put(state: string): void {
  paint(state);
  const { lane, cell, toLane, toCell } = useUi.getState().selection;
  if (lane === toLane && cell === toCell) select(lane, cell + 1);
}
