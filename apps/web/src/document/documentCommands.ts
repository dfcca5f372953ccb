import { commandSet } from '../commands/command.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { isDirty } from './openDocument.ts';
import { save } from './save.ts';

/** What the commands of every editor act on. */
export interface DocumentTargets {
  canSave: () => boolean;
  canUndo: () => boolean;
  canRedo: () => boolean;
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/** What is open of a kind, asked at the moment of doing. */
export function targetsOf<Doc, View, S extends Stored>(documents: Documents<Doc, View, S>): DocumentTargets {
  const open = () => documents.current();
  return {
    canSave: () => {
      const document = open();
      return document !== undefined && isDirty(document) && !documents.isReadOnly(document.key);
    },
    canUndo: () => (open()?.past.length ?? 0) > 0,
    canRedo: () => (open()?.future.length ?? 0) > 0,
    save: () => {
      const { current } = documents.use.getState();
      if (current !== undefined) void save(documents, current);
    },
    undo: documents.undo,
    redo: documents.redo,
  };
}

/** Save, undo and redo of the document in front. */
export const documentCommands = commandSet<DocumentTargets>(
  (id) => `document:${id}`,
  [
    {
      id: 'save',
      keys: ['Ctrl+S'],
      whileTyping: true,
      claimsKeys: true,
      when: ({ canSave }) => canSave(),
      run: (targets) => targets.save(),
    },
    {
      id: 'undo',
      keys: ['Ctrl+Z'],
      claimsKeys: true,
      when: ({ canUndo }) => canUndo(),
      run: ({ undo }) => undo(),
    },
    {
      id: 'redo',
      keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
      claimsKeys: true,
      when: ({ canRedo }) => canRedo(),
      run: ({ redo }) => redo(),
    },
  ],
);
