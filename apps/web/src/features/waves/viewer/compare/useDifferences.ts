import type { WaveDifference } from '@netloom/contract';
import { useMemo, useState } from 'react';
import { listed } from './listed.ts';
import type { Order } from './listed.ts';

interface Shown {
  differences: readonly WaveDifference[];
  /** Index of the difference that was shown last. */
  shown: number | null;
  onShow: (index: number) => void;
}

/** The differences by a filter and an order, of which one is chosen; `at` is its row, -1 while there is none. */
export function useDifferences({ differences, shown, onShow }: Shown) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>('time');
  const [chosen, setChosen] = useState(shown);
  const rows = useMemo(() => listed(differences, text, order), [differences, text, order]);
  const at = rows.findIndex(({ index }) => index === chosen);

  function choose(row: number, isShown: boolean) {
    const next = rows[Math.max(0, Math.min(row, rows.length - 1))];
    if (!next) return;
    setChosen(next.index);
    if (isShown) onShow(next.index);
  }

  /** Chooses the first as long as none is. */
  const step = (by: number, isShown: boolean) => choose(at < 0 ? 0 : at + by, isShown);
  return { text, setText, order, setOrder, rows, at, choose, step };
}

export type Differences = ReturnType<typeof useDifferences>;
