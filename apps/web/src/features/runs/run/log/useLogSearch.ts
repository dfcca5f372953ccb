import { searchLog } from '@netloom/contract';
import { useState } from 'react';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';

export interface Needle {
  text: string;
  matchCase: boolean;
  regularExpression: boolean;
}

export interface LogSearch {
  needle: Needle;
  setNeedle: (change: Partial<Needle>) => void;
  searching: boolean;
  /** The last search went through the whole log in its direction and found nothing. */
  exhausted: boolean;
  /** Goes to the next or previous match in the whole log, not only in what is held. */
  find: (direction: 'next' | 'previous') => Promise<void>;
}

const flag = (value: boolean) => (value ? 'true' : 'false');

/** Searches from byte `at`, where the reader stands (null: the end of the log). */
export function useLogSearch(
  runId: string,
  at: number | null,
  size: number,
  show: (offset: number) => void,
): LogSearch {
  const [needle, setNeedle] = useState<Needle>({ text: '', matchCase: false, regularExpression: false });
  const [searching, setSearching] = useState(false);
  const [exhausted, setExhausted] = useState(false);

  async function find(direction: 'next' | 'previous') {
    if (needle.text === '' || searching) return;
    setSearching(true);
    try {
      const offset = direction === 'next' ? (at === null ? 0 : at + 1) : (at ?? size);
      const { lines } = await callApi(searchLog, {
        query: {
          runId,
          direction,
          offset,
          text: needle.text,
          matchCase: flag(needle.matchCase),
          regularExpression: flag(needle.regularExpression),
        },
      });
      setExhausted(lines[0] === undefined);
      if (lines[0] !== undefined) show(lines[0].match);
    } catch (error) {
      announceError(error);
    } finally {
      setSearching(false);
    }
  }

  function change(next: Partial<Needle>) {
    setNeedle((known) => ({ ...known, ...next }));
    setExhausted(false);
  }

  return { needle, setNeedle: change, searching, exhausted, find };
}

/** What is marked in the rows on screen. A regular expression is the server's alone: it could hold the browser up. */
export function markOf({ text, matchCase, regularExpression }: Needle): RegExp | null {
  if (text === '' || regularExpression) return null;
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), matchCase ? 'g' : 'gi');
}
