import { useEffect, useMemo } from 'react';
import { chordOf } from '../commands/chord.ts';
import { commandSet } from '../commands/command.ts';
import type { CommandSet } from '../commands/command.ts';
import { pressKey } from '../commands/pressKey.ts';
import { useOffer } from '../commands/useOffer.ts';
import { documentCommands, targetsOf } from './documentCommands.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';

interface KeyOptions {
  /** Commands of the screen whose keys the shell would take otherwise. */
  commands?: CommandSet<null>;
  /** Whether a dialog of the screen has the keys now. */
  isBlocked: () => boolean;
}

const NONE = commandSet<null>(String, []);

/**
 * Save, undo and redo of an editor, by their keys and in the palette while its screen is shown. A text that is being
 * written has its own undo. `options` stay the same from one rendering to the next.
 */
export function useDocumentKeys<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  { isBlocked, commands = NONE }: KeyOptions,
): void {
  const targets = useMemo(() => targetsOf(documents), [documents]);
  useOffer(documentCommands, targets);
  useOffer(commands, null);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isBlocked() || documents.use.getState().clash !== undefined) return;
      if (documentCommands.byChord.get(chordOf(event))?.id === 'save') takeOver(event.target);
      pressKey(event, documentCommands, targets);
      pressKey(event, commands, null);
      if (event.defaultPrevented) event.stopPropagation();
    }
    // Before the shell, whose Ctrl+K searches the menu.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [documents, targets, isBlocked, commands]);
}

/** Fields take over what was typed when they lose the focus: what is being written is saved too. */
function takeOver(text: EventTarget | null): void {
  if (!(text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement)) return;
  if (text.closest('.monaco-editor') !== null) return;
  text.blur();
  text.focus({ preventScroll: true });
}
