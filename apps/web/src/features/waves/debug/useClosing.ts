import { useEffect, useRef } from 'react';
import { closeData } from './openData.ts';
import type { OpenDump } from './openDumps.ts';

/** Frees what a dump holds once its tab is gone: closed, given up for a newer one, or replaced by a file of its name. */
export function useClosing(open: readonly OpenDump[]): void {
  const before = useRef<readonly OpenDump[]>([]);
  useEffect(() => {
    const gone = before.current.filter(({ place }) => !open.some((dump) => dump.place === place));
    before.current = open;
    for (const { place } of gone) closeData(place);
  }, [open]);
}
