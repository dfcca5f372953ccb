import { useState } from 'react';
import { FIRST_PAGE } from '../pages.ts';
import type { PageOfList } from '../pages.ts';

export interface ListState<Filter> {
  /** Page, size and filter, as the calls of lists take them. */
  ask: Filter & PageOfList;
  /** Changes the filter, which leads back to the first page. */
  filter: (change: Partial<Filter>) => void;
  turn: (page: PageOfList) => void;
}

/** Which part of a list a screen shows. */
export function useListState<Filter extends object>(initial: Filter): ListState<Filter> {
  const [ask, setAsk] = useState({ ...initial, ...FIRST_PAGE });
  return {
    ask,
    filter: (change) => setAsk((known) => ({ ...known, ...change, page: 1 })),
    turn: (page) => setAsk((known) => ({ ...known, ...page })),
  };
}
