import { useState } from 'react';
import { announceError } from '../../../announce.ts';
import { findNext, findPrevious } from './searchLog.ts';
import type { ReadLog } from './searchLog.ts';

export interface LogSearch {
  needle: string;
  setNeedle: (needle: string) => void;
  searching: boolean;
  /** The last search went through the whole log in its direction and found nothing. */
  exhausted: boolean;
  /** Goes to the next or previous occurrence in the whole log, not only in what is held. */
  find: (direction: 'next' | 'previous') => Promise<void>;
}

/** Searches from byte `at`, where the reader stands (null: the end of the log). */
export function useLogSearch(
  read: ReadLog,
  at: number | null,
  size: number,
  show: (offset: number) => void,
): LogSearch {
  const [needle, setNeedle] = useState('');
  const [searching, setSearching] = useState(false);
  const [exhausted, setExhausted] = useState(false);

  async function find(direction: 'next' | 'previous') {
    if (needle === '' || searching) return;
    setSearching(true);
    try {
      const offset =
        direction === 'next'
          ? await findNext(read, needle, at === null ? 0 : at + 1)
          : await findPrevious(read, needle, at ?? size);
      setExhausted(offset === null);
      if (offset !== null) show(offset);
    } catch (error) {
      announceError(error);
    } finally {
      setSearching(false);
    }
  }

  function change(next: string) {
    setNeedle(next);
    setExhausted(false);
  }

  return { needle, setNeedle: change, searching, exhausted, find };
}
