import { useEffect, useRef } from 'react';
import { announceError } from '../../../../announce.ts';
import type { WavePanelProps } from '../panels.ts';
import { changeComparison, useComparison } from './comparisons.ts';
import { showPair } from './pairRows.ts';

/** Shows both signals of a difference as rows, at the time where they first differ. */
export function useShowDifference(key: string, { dump, view, dispatch }: WavePanelProps) {
  const { other, differences } = useComparison(key);
  const latest = useRef(view);
  /** What was last asked to be shown: who steps on quickly sees only where it ends. */
  const asked = useRef<object>(null);
  useEffect(() => {
    latest.current = view;
  });

  return (index: number) => {
    const difference = differences[index];
    if (!difference || !other) return;
    changeComparison(key, { shown: index });
    const mine = { index };
    asked.current = mine;
    const viewNow = () => (asked.current === mine ? latest.current : null);
    showPair(difference, other, dump.data, viewNow, dispatch).catch(announceError);
  };
}
