import type { DecoderSetup } from '@netloom/waves';
import { useEffect, useMemo, useReducer } from 'react';
import type { Span } from '../../view/span.ts';
import type { WaveData } from '../../WaveData.ts';
import { TransactionPages } from './TransactionPages.ts';
import type { TableChoice } from './TransactionPages.ts';

/** The table of a decoder; begun anew when the choice or the dump's end changes. */
export function useTransactionPages(data: WaveData, setup: DecoderSetup, choice: TableChoice, { to }: Span) {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const key = JSON.stringify([setup, choice]);
  const pages = useMemo(
    () => {
      const [chosenSetup, chosen] = JSON.parse(key) as [DecoderSetup, TableChoice];
      return new TransactionPages(data, chosenSetup, chosen, changed);
    },
    // A dump that has grown has more transactions.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [data, key, to],
  );
  useEffect(() => {
    pages.ensure(0, 1);
    return () => pages.close();
  }, [pages]);
  return pages;
}
