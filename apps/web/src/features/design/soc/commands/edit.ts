import { addFrame, addNote } from '../notes/addNote.ts';
import { selectBlocks, toggleNote } from '../store/selection.ts';
import { replaceable } from '../replace/replaceable.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { copySelection, hasClipboard, pasteClipboard } from './clipboard.ts';
import type { SocCommand } from './command.ts';
import { flipSelection } from './flip.ts';
import { removeSelection } from './removeSelection.ts';

const hasBlocks = (): boolean => useSoc.getState().selection.blocks.size > 0;
const hasNotes = (): boolean => (useSoc.getState().selection.notes?.size ?? 0) > 0;
const hasThings = (): boolean => hasBlocks() || hasNotes();
const hasSelection = (): boolean => hasThings() || useSoc.getState().selection.links.size > 0;

const isOpen = (): boolean => useSoc.getState().canvas !== undefined;

export const editCommands: SocCommand[] = [
  {
    id: 'cut',
    keys: ['Ctrl+X'],
    when: hasThings,
    run() {
      copySelection();
      removeSelection();
    },
  },
  {
    id: 'copy',
    keys: ['Ctrl+C'],
    when: hasThings,
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
    when: hasThings,
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
  { id: 'addNote', keys: ['T'], when: isOpen, run: addNote },
  { id: 'addFrame', keys: ['Shift+F'], when: isOpen, run: addFrame },
  { id: 'flip', keys: ['X'], when: hasBlocks, run: flipSelection },
  {
    id: 'selectAll',
    keys: ['Ctrl+A'],
    claimsKeys: true,
    when: () => useSoc.getState().scene.blocks.length > 0,
    run() {
      const { byName, notes } = useSoc.getState().scene;
      selectBlocks(byName.keys());
      for (const { name } of notes) toggleNote(name);
    },
  },
];
