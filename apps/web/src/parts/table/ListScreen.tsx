import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Pager } from '../Pager.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { lastPage } from '../pages.ts';
import type { PageOfList } from '../pages.ts';
import './table.css';

interface ListScreenProps {
  title: ReactNode;
  text?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** What narrows the list. */
  filters?: ReactNode;
  /** For the chosen rows; stands in place of the filters' rest. */
  bulk?: ReactNode;
  pages?: { total: number | undefined; at: PageOfList; onTurn: (page: PageOfList) => void };
  children: ReactNode;
}

/** A screen that is a list: title, filters, rows that scroll by themselves, pages. */
export function ListScreen({ title, text, actions, filters, bulk, pages, children }: ListScreenProps) {
  const last = pages?.total === undefined ? null : lastPage(pages.total, pages.at.limit);
  useEffect(() => {
    // The last row of the last page was deleted.
    if (pages !== undefined && last !== null && pages.at.page > last)
      pages.onTurn({ page: last, limit: pages.at.limit });
  }, [pages, last]);
  return (
    <section className="nl-list">
      <PageHeader title={title} text={text} actions={actions} />
      {filters === undefined ? null : (
        <div className="nl-list-filters" role="search">
          {filters}
        </div>
      )}
      {bulk}
      <div className="nl-list-rows">{children}</div>
      {pages === undefined || !pages.total ? null : (
        <Pager total={pages.total} {...pages.at} autoScroll={false} onChange={pages.onTurn} />
      )}
    </section>
  );
}
