import { useEffect } from 'react';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { save } from './save.ts';

const TEXT = 'input, textarea, [contenteditable=true], .monaco-editor';

interface KeyOptions {
  /** Other keys with Ctrl, in lower case: `{ k: () => openDialog('search') }`. */
  others?: Readonly<Record<string, () => void>>;
  /** Whether a dialog of the screen has the keys now. */
  isBlocked: () => boolean;
  onSave?: () => void;
}

/**
 * Keys of an editor while its screen is shown: Ctrl+S saves; Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y undo and redo unless a
 * text is being written, which has its own. `options` stay the same from one rendering to the next.
 */
export function useDocumentKeys<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  options: KeyOptions,
): void {
  useEffect(() => {
    const { isBlocked, others = {}, onSave = () => saveCurrent(documents) } = options;
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isBlocked()) return;
      if (documents.use.getState().clash !== undefined) return;
      const key = event.key.toLowerCase();
      const text = (event.target as Element | null)?.closest<HTMLElement>(TEXT);
      if (key === 's') {
        takeOver(text);
        onSave();
      } else if (others[key]) others[key]();
      else if (text) return;
      else if (key === 'z') (event.shiftKey ? documents.redo : documents.undo)();
      else if (key === 'y') documents.redo();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    // Before the shell, whose Ctrl+K searches the menu.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [documents, options]);
}

export function saveCurrent<Doc, View, S extends Stored>(documents: Documents<Doc, View, S>): void {
  const { current } = documents.use.getState();
  if (current !== undefined) void save(documents, current);
}

/** Fields take over what was typed when they lose the focus: what is being written is saved too. */
function takeOver(text: HTMLElement | null | undefined): void {
  if (!(text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement)) return;
  if (text.closest('.monaco-editor') !== null) return;
  text.blur();
  text.focus({ preventScroll: true });
}
