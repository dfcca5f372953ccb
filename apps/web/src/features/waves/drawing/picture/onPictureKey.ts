import { STATES, cellsOf, isData } from '@netloom/waves/drawing';
import type { Drawing } from '@netloom/waves/drawing';
import type { KeyboardEvent } from 'react';
import {
  addLane,
  drawArrow,
  insertAtSelection,
  moveBy,
  paint,
  removeLanes,
  removeSelectedCells,
  toggleNode,
} from '../store/commands.ts';
import { select, useUi } from '../store/uiStore.ts';

const STEPS: Record<string, [lanes: number, cells: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Keys of the picture. */
export function onPictureKey(event: KeyboardEvent, drawing: Drawing, newName: string): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const { selection, tool } = useUi.getState();
  const step = STEPS[key];
  if (step && altKey) moveBy(step[0]);
  else if (step) move(drawing, step, shiftKey);
  else if (key === 'Enter' && (ctrlKey || metaKey)) addLane(newName);
  else if (ctrlKey || metaKey || altKey) return;
  else if (key === 'Home') select(selection.lane, 0);
  else if (key === 'End')
    select(selection.lane, Math.max(0, (drawing.lanes[selection.lane]?.wave.length ?? 1) - 1));
  else if (key === 'F2') useUi.setState({ writing: 'name' });
  else if (key === 'Enter') write(drawing);
  else if (key === ' ') paint(tool === 'turn' ? '.' : tool);
  else if (key === 'Insert') insertAtSelection();
  else if (key === 'Delete' && shiftKey) removeLanes();
  else if (key === 'Delete' || key === 'Backspace') removeSelectedCells();
  else if (key === '@') toggleNode();
  else if (key === '>') drawArrow();
  else if (key === 'Escape') useUi.setState({ arrow: undefined, tool: 'turn' });
  else if (key.length === 1 && `${STATES}.|`.includes(key)) put(key);
  else return;
  event.preventDefault();
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

function write({ lanes }: Drawing): void {
  const { lane, cell } = useUi.getState().selection;
  const found = lanes[lane];
  const state = found && cellsOf(found)[cell]?.state;
  useUi.setState({ writing: state !== undefined && isData(state) ? 'label' : 'name' });
}
