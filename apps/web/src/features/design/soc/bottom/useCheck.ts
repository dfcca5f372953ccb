import type { Diagnostic } from '@netloom/model';
import { Checker } from '@netloom/soc';
import { useEffect } from 'react';
import type { BlockMark } from '../paint/view.ts';
import { useMarks } from '../store/marks.ts';
import { useSoc } from '../store/socStore.ts';
import { inSlices } from './inSlices.ts';
import { useProblems } from './problemStore.ts';

/** Shorter than a person's next move, longer than a burst of key presses. */
const PAUSE_MS = 120;

/** Checks the document after each change and marks the blocks that have problems. */
export function useCheck(): void {
  const document = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const isOpen = useSoc((state) => state.canvas !== undefined);
  useEffect(() => {
    const leave = new AbortController();
    const timer = setTimeout(() => {
      const found = isOpen ? inSlices(checker.steps(document, library), leave.signal) : Promise.resolve([]);
      void found.then((problems) => {
        if (!problems) return;
        useProblems.setState({ problems });
        useMarks.setState({ marks: marksOf(problems) });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [document, library, isOpen]);
}

/** Knows the last document, so that after an edit only what it touched is checked again. */
const checker = new Checker();

function marksOf(problems: Diagnostic[]): Map<string, BlockMark> {
  const marks = new Map<string, BlockMark>();
  for (const { severity, place } of problems) {
    if (place?.kind !== 'document' || severity === 'info') continue;
    const name = place.instance ?? place.endpoint?.replace(/[.[].*$/, '');
    if (name !== undefined && marks.get(name) !== 'error') marks.set(name, severity);
  }
  return marks;
}
