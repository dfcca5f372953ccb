import { decoders } from '@netloom/waves';
import type { Transaction } from '@netloom/waves';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Dispatch } from 'react';
import type { Dump } from '../../useDump.ts';
import type { ViewAction } from '../../view/actions.ts';
import type { TransactionsRow, ViewState } from '../../view/model.ts';
import { setupKey } from '../MarksLoader.ts';
import { selectTransaction, useTransactionSelection } from '../selection.ts';
import { spanAround } from '../spanAround.ts';
import { columnsOf } from './columns.ts';
import { FilterBar, filterOf, noFilter } from './FilterBar.tsx';
import type { Sort } from './HeadingRow.tsx';
import { Nothing, Reading } from './Reading.tsx';
import { Totals } from './Totals.tsx';
import type { TransactionPages } from './TransactionPages.ts';
import { TransactionTable } from './TransactionTable.tsx';
import { useTransactionPages } from './useTransactionPages.ts';
import '../transactions.css';

interface Props {
  dump: Dump;
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
  row: TransactionsRow;
  /** Tells which rows are shown now. */
  onPages: (pages: TransactionPages) => void;
}

/** Filter, table and totals of one decoder. */
export function DecoderTable({ dump: { data, info }, view, dispatch, row, onPages }: Props) {
  const [fields, setFields] = useState(noFilter);
  const [sort, setSort] = useState<Sort>({ column: 'begin', descending: false });
  const filter = filterOf(useDeferredValue(fields));
  const pages = useTransactionPages(data, row.decoder, { filter, sort }, view.limits);
  const key = setupKey(row.decoder);
  const chosen = useTransactionSelection(({ selected }) =>
    selected?.decoder === key ? selected.index : null,
  );
  const columns = columnsOf(row.decoder.decoder);
  const kinds = decoders.find(({ id }) => id === row.decoder.decoder)?.kinds ?? [];
  const has = (name: string) => columns.some((column) => column.key === name);
  useEffect(() => onPages(pages), [pages, onPages]);

  function select(transaction: Transaction) {
    selectTransaction(key, transaction.index);
    const span = spanAround(transaction, view.span);
    if (span) dispatch({ type: 'show', span });
    dispatch({ type: 'cursor', time: transaction.begin, reveal: true });
  }

  const { reply } = pages;
  return (
    <>
      <FilterBar
        fields={fields}
        kinds={kinds}
        withAddress={has('address')}
        withId={has('id')}
        onChange={setFields}
      />
      <Reading pages={pages} info={info} />
      <div className="nl-wave-transactions-split">
        <TransactionTable
          pages={pages}
          columns={columns}
          info={info}
          sort={sort}
          selected={chosen}
          onSort={setSort}
          onSelect={select}
        />
        {reply && pages.total > 0 && <Totals totals={reply.totals} info={info} />}
      </div>
      <Nothing pages={pages} />
    </>
  );
}
