import type { Transaction } from '@netloom/waves';
import { useEffect, useState } from 'react';
import type { MarkHit } from './markAt.ts';
import { setupKey } from './MarksLoader.ts';
import type { MarksLoader } from './MarksLoader.ts';

const settleMs = 120;

/** The transaction of a mark on which the pointer rests; null until it is fetched. */
export function useSettledTransaction(
  transactions: MarksLoader,
  hovered: MarkHit | null,
): Transaction | null {
  const [known, setKnown] = useState<{ key: string; transaction: Transaction } | null>(null);
  const index = hovered?.mark.index ?? null;
  const key = hovered ? `${setupKey(hovered.setup)} ${index}` : '';
  const setup = hovered?.setup;
  useEffect(() => {
    if (index === null || !setup) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      transactions.one(setup, index, abort.signal).then(
        (transaction) => transaction && setKnown({ key, transaction }),
        () => undefined,
      );
    }, settleMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [transactions, setup, index, key]);
  return known?.key === key ? known.transaction : null;
}
