import { commandSet } from '../../../../commands/command.ts';
import type { Command } from '../../../../commands/command.ts';
import { useMap } from '../store/mapStore.ts';
import { moveBySize, removeSelected, resizeBy, walk, walkAcross } from './edit.ts';
import { fit, panBy, setReadable, zoomBy, zoomToSelection } from './view.ts';

const STEP = 1.4;
const hasSelection = (): boolean => useMap.getState().selected !== undefined;
const page = (): number => useMap.getState().size.height * 0.8;

const commands: readonly Command<null>[] = [
  { id: 'zoomOut', keys: ['-'], run: () => zoomBy(1 / STEP) },
  { id: 'zoomIn', keys: ['+', '='], run: () => zoomBy(STEP) },
  {
    id: 'zoomSelection',
    keys: ['Z'],
    when: hasSelection,
    run: zoomToSelection,
  },
  { id: 'fit', keys: ['F', '0'], run: fit },
  {
    id: 'scale',
    keys: ['S'],
    run: () => setReadable(!useMap.getState().readable),
  },
  { id: 'next', keys: ['ArrowDown'], run: () => walk(1) },
  { id: 'previous', keys: ['ArrowUp'], run: () => walk(-1) },
  { id: 'columnRight', keys: ['ArrowRight'], run: () => walkAcross(1) },
  { id: 'columnLeft', keys: ['ArrowLeft'], run: () => walkAcross(-1) },
  { id: 'pageDown', keys: ['PageDown'], run: () => panBy(0, -page()) },
  { id: 'pageUp', keys: ['PageUp'], run: () => panBy(0, page()) },
  { id: 'moveHigher', keys: ['Alt+ArrowDown'], when: hasSelection, run: () => moveBySize(1) },
  { id: 'moveLower', keys: ['Alt+ArrowUp'], when: hasSelection, run: () => moveBySize(-1) },
  { id: 'grow', keys: ['Alt+Shift+ArrowDown'], when: hasSelection, run: () => resizeBy(1) },
  { id: 'shrink', keys: ['Alt+Shift+ArrowUp'], when: hasSelection, run: () => resizeBy(-1) },
  { id: 'remove', keys: ['Delete', 'Backspace'], when: hasSelection, run: removeSelected },
];

/** What can be done in the drawing. */
export const mapCommands = commandSet<null>((id) => `memoryMap:command.${id}`, commands);
