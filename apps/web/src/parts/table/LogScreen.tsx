import type { Key, ReactNode } from 'react';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { ListScreen } from './ListScreen.tsx';
import { NothingListed } from './NothingListed.tsx';
import { ResultFilter } from './ResultFilter.tsx';
import { SearchBox } from './SearchBox.tsx';
import { TimeRange } from './TimeRange.tsx';
import type { Range } from './TimeRange.tsx';
import type { ListState } from './useListState.ts';

export interface LogFilter extends Range {
  search: string;
  success?: boolean;
}

export const wholeLog: LogFilter = { search: '' };

interface LogQuery<Entry> {
  data: { rows: readonly Entry[]; total: number } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LogScreenProps<Entry extends object> {
  /** Its own words. */
  t: (word: 'title' | 'text' | 'search' | 'nothing') => string;
  list: ListState<LogFilter>;
  query: LogQuery<Entry>;
  columns: readonly Column<Entry>[];
  keyOf: (entry: Entry) => Key;
  onOpen: (entry: Entry) => void;
  /** Details of the opened entry. */
  children: ReactNode;
}

/** What has happened, the newest first: searched, and narrowed by result and time. */
export function LogScreen<Entry extends object>(props: LogScreenProps<Entry>) {
  const { t, list, query, columns, keyOf, onOpen, children } = props;
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      filters={
        <>
          <SearchBox
            label={t('search')}
            value={list.ask.search}
            onChange={(search) => list.filter({ search })}
          />
          <ResultFilter value={list.ask.success} onChange={(success) => list.filter({ success })} />
          <TimeRange value={list.ask} onChange={list.filter} />
        </>
      }
      pages={{ total: query.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={query.data?.rows}
        keyOf={keyOf}
        query={query}
        empty={<NothingListed>{t('nothing')}</NothingListed>}
        onOpen={onOpen}
      />
      {children}
    </ListScreen>
  );
}
