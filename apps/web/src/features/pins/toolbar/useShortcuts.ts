import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { savePins } from '../files/savePins.ts';
import { redo, undo } from '../store/history.ts';
import { useUi } from '../store/uiStore.ts';

/** Keys that act wherever the focus is, unless a text is being written: Ctrl+S, Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y. */
export function useShortcuts(deptId: number): void {
  const isShown = useLocation().pathname === '/generator/pinout';
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || useUi.getState().dialog !== undefined) return;
      const key = event.key.toLowerCase();
      const isText = (event.target as Element | null)?.closest('input, textarea, .monaco-editor') != null;
      if (key === 's') void savePins(deptId);
      else if (isText) return;
      else if (key === 'z') (event.shiftKey ? redo : undo)();
      else if (key === 'y') redo();
      else return;
      event.preventDefault();
    }
    if (!isShown) return undefined;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [deptId, isShown]);
}
