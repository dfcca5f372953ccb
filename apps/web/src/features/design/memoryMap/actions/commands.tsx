import {
  ColumnHeightOutlined,
  ExpandOutlined,
  RedoOutlined,
  SaveOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
  AimOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { canRedo, canUndo, redo, saveCanvas, undo, useSoc } from '../../soc/index.ts';
import { useMap } from '../store/mapStore.ts';
import { moveBySize, removeSelected, resizeBy, walk, walkAcross } from './edit.ts';
import { fit, panBy, setReadable, zoomBy, zoomToSelection } from './view.ts';

/** One thing that a person can do; the tool bar, the keys and the help show the same. */
export interface Command {
  /** Key of its title under `command.` in the texts. */
  id: string;
  icon?: ReactNode;
  /** As `Ctrl+Shift+Z`; the first is shown. */
  keys: readonly string[];
  /** Works wherever the focus is on the screen, not in the drawing alone. */
  everywhere?: boolean;
  enabled?: () => boolean;
  run: () => void;
}

const STEP = 1.4;
const hasSelection = (): boolean => useMap.getState().selected !== undefined;
const page = (): number => useMap.getState().size.height * 0.8;

export const commands: readonly Command[] = [
  {
    id: 'save',
    icon: <SaveOutlined aria-hidden />,
    keys: ['Ctrl+S'],
    everywhere: true,
    enabled: () => useSoc.getState().isDirty,
    run: () => void saveCanvas(),
  },
  {
    id: 'undo',
    icon: <UndoOutlined aria-hidden />,
    keys: ['Ctrl+Z'],
    everywhere: true,
    enabled: canUndo,
    run: undo,
  },
  {
    id: 'redo',
    icon: <RedoOutlined aria-hidden />,
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    everywhere: true,
    enabled: canRedo,
    run: redo,
  },
  { id: 'zoomOut', icon: <ZoomOutOutlined aria-hidden />, keys: ['-'], run: () => zoomBy(1 / STEP) },
  { id: 'zoomIn', icon: <ZoomInOutlined aria-hidden />, keys: ['+', '='], run: () => zoomBy(STEP) },
  {
    id: 'zoomSelection',
    icon: <AimOutlined aria-hidden />,
    keys: ['Z'],
    enabled: hasSelection,
    run: zoomToSelection,
  },
  { id: 'fit', icon: <ExpandOutlined aria-hidden />, keys: ['F', '0'], run: fit },
  {
    id: 'scale',
    icon: <ColumnHeightOutlined aria-hidden />,
    keys: ['S'],
    run: () => setReadable(!useMap.getState().readable),
  },
  { id: 'next', keys: ['ArrowDown'], run: () => walk(1) },
  { id: 'previous', keys: ['ArrowUp'], run: () => walk(-1) },
  { id: 'columnRight', keys: ['ArrowRight'], run: () => walkAcross(1) },
  { id: 'columnLeft', keys: ['ArrowLeft'], run: () => walkAcross(-1) },
  { id: 'pageDown', keys: ['PageDown'], run: () => panBy(0, -page()) },
  { id: 'pageUp', keys: ['PageUp'], run: () => panBy(0, page()) },
  { id: 'moveHigher', keys: ['Alt+ArrowDown'], enabled: hasSelection, run: () => moveBySize(1) },
  { id: 'moveLower', keys: ['Alt+ArrowUp'], enabled: hasSelection, run: () => moveBySize(-1) },
  { id: 'grow', keys: ['Shift+Alt+ArrowDown'], enabled: hasSelection, run: () => resizeBy(1) },
  { id: 'shrink', keys: ['Shift+Alt+ArrowUp'], enabled: hasSelection, run: () => resizeBy(-1) },
  { id: 'remove', keys: ['Delete', 'Backspace'], enabled: hasSelection, run: removeSelected },
];

export function commandById(id: string): Command {
  return commands.find((command) => command.id === id)!;
}
