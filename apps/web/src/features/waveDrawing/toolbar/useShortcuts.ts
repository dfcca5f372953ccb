import { useEffect } from 'react';
import { saveFile } from '../files/saveFile.ts';
import { redo, undo } from '../store/history.ts';
import { useUi } from '../store/uiStore.ts';

/** Keys that act wherever the focus is, unless a text is being written: Ctrl+S, Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y. */
export function useShortcuts(deptId: number, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || useUi.getState().dialog !== undefined) return;
      const key = event.key.toLowerCase();
      const isText = (event.target as Element | null)?.closest('input, textarea, .monaco-editor') != null;
      if (key === 's') void saveFile(deptId);
      else if (isText) return;
      else if (key === 'z') (event.shiftKey ? redo : undo)();
      else if (key === 'y') redo();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [deptId, isActive]);
}
