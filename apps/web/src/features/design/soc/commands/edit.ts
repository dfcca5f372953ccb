import { selectBlocks } from '../store/selection.ts';
import { replaceable } from '../replace/replaceable.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { copySelection, hasClipboard, pasteClipboard } from './clipboard.ts';
import type { SocCommand } from './command.ts';
import { flipSelection } from './flip.ts';
import { removeSelection } from './removeSelection.ts';

const hasBlocks = (): boolean => useSoc.getState().selection.blocks.size > 0;
const hasSelection = (): boolean => hasBlocks() || useSoc.getState().selection.links.size > 0;

export const editCommands: SocCommand[] = [
  {
    id: 'cut',
    keys: ['Ctrl+X'],
    when: hasBlocks,
    run() {
      copySelection();
      removeSelection();
    },
  },
  {
    id: 'copy',
    keys: ['Ctrl+C'],
    when: hasBlocks,
    run: copySelection,
  },
  {
    id: 'paste',
    keys: ['Ctrl+V'],
    when: hasClipboard,
    run: pasteClipboard,
  },
  {
    id: 'duplicate',
    keys: ['Ctrl+D'],
    claimsKeys: true,
    when: hasBlocks,
    run() {
      copySelection();
      pasteClipboard();
    },
  },
  {
    id: 'delete',
    keys: ['Delete', 'Backspace'],
    when: hasSelection,
    run: removeSelection,
  },
  {
    id: 'replace',
    keys: ['R'],
    when: () => replaceable(useSoc.getState().document, useSoc.getState().selection.blocks) !== undefined,
    run: () => openDialog('replace'),
  },
  { id: 'flip', keys: ['X'], when: hasBlocks, run: flipSelection },
  {
    id: 'selectAll',
    keys: ['Ctrl+A'],
    claimsKeys: true,
    when: () => useSoc.getState().scene.blocks.length > 0,
    run: () => selectBlocks(useSoc.getState().scene.byName.keys()),
  },
];
