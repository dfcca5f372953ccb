import { useEffect } from 'react';
import { onStreamMessage } from '../stream/index.ts';
import { useDeptId } from '../session/index.ts';
import { lookBeneath } from './beneath.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';

/** Looks beneath the shown document when it is shown, the window is returned to, or anything wrote to the tree. */
export function useBeneath<Doc, View, S extends Stored>(documents: Documents<Doc, View, S>): void {
  const deptId = useDeptId();
  const current = documents.use((state) => state.current);
  useEffect(() => {
    if (current === undefined) return undefined;
    const look = () => void lookBeneath(documents, current);
    look();
    window.addEventListener('focus', look);
    const forget = onStreamMessage((message) => {
      if (message.type === 'tree-changed' && message.deptId === deptId) look();
    });
    return () => {
      window.removeEventListener('focus', look);
      forget();
    };
  }, [documents, current, deptId]);
}
