import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLookedAt } from '../../talk/lookedAt/index.ts';
import type { monaco } from './monaco.ts';

const SETTLED_MS = 200;

/** The line of the caret is what is looked at, once it stands still. */
export function useCaretLine(
  view: RefObject<monaco.editor.IStandaloneCodeEditor | null>,
  path: string,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const told = view.current?.onDidChangeCursorPosition(({ position: { lineNumber: line } }) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const reference = { kind: 'line', path, line } as const;
        useLookedAt.setState({ reference, pathname: window.location.pathname });
      }, SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      told?.dispose();
    };
  }, [view, path]);
}
