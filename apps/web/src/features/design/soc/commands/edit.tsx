import {
  BlockOutlined,
  CopyOutlined,
  DeleteOutlined,
  RedoOutlined,
  ScissorOutlined,
  SnippetsOutlined,
  SwapOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { canRedo, canUndo, redo, undo } from '../store/history.ts';
import { selectBlocks } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { copySelection, hasClipboard, pasteClipboard } from './clipboard.ts';
import type { Command } from './command.ts';
import { flipSelection } from './flip.ts';
import { removeSelection } from './removeSelection.ts';

const hasBlocks = (): boolean => useSoc.getState().selection.blocks.size > 0;
const hasSelection = (): boolean => hasBlocks() || useSoc.getState().selection.links.size > 0;

export const editCommands: Command[] = [
  {
    id: 'undo',
    icon: <UndoOutlined aria-hidden />,
    keys: ['Ctrl+Z'],
    enabled: canUndo,
    run: undo,
  },
  {
    id: 'redo',
    icon: <RedoOutlined aria-hidden />,
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    enabled: canRedo,
    run: redo,
  },
  {
    id: 'cut',
    icon: <ScissorOutlined aria-hidden />,
    keys: ['Ctrl+X'],
    enabled: hasBlocks,
    run() {
      copySelection();
      removeSelection();
    },
  },
  {
    id: 'copy',
    icon: <CopyOutlined aria-hidden />,
    keys: ['Ctrl+C'],
    enabled: hasBlocks,
    run: copySelection,
  },
  {
    id: 'paste',
    icon: <SnippetsOutlined aria-hidden />,
    keys: ['Ctrl+V'],
    enabled: hasClipboard,
    run: pasteClipboard,
  },
  {
    id: 'duplicate',
    icon: <BlockOutlined aria-hidden />,
    keys: ['Ctrl+D'],
    enabled: hasBlocks,
    run() {
      copySelection();
      pasteClipboard();
    },
  },
  {
    id: 'delete',
    icon: <DeleteOutlined aria-hidden />,
    keys: ['Delete', 'Backspace'],
    enabled: hasSelection,
    run: removeSelection,
  },
  { id: 'flip', icon: <SwapOutlined aria-hidden />, keys: ['X'], enabled: hasBlocks, run: flipSelection },
  {
    id: 'selectAll',
    keys: ['Ctrl+A'],
    enabled: () => useSoc.getState().scene.blocks.length > 0,
    run: () => selectBlocks(useSoc.getState().scene.byName.keys()),
  },
];
