import type { Transaction } from '@netloom/waves';
import { useCallback, useRef, useState } from 'react';
import { announceError } from '../../../../../announce.ts';
import { useSaid } from '../../../../../diagnostics/useSaid.ts';
import { saveBlob } from '../../../../../api/saveBlob.ts';
import { fileNameOf } from '../../place.ts';
import type { WavePlace } from '../../place.ts';
import type { Dump } from '../../useDump.ts';
import { transactionsCsv } from '../csv.ts';
import type { TransactionPages } from './TransactionPages.ts';

/** Saves what the table shows, all rows in its order, as CSV. */
export function useCsv({ info }: Dump, place: WavePlace) {
  const pages = useRef<TransactionPages | null>(null);
  const say = useSaid();
  const [busy, setBusy] = useState(false);
  const use = useCallback((shown: TransactionPages) => void (pages.current = shown), []);

  async function save(name: string) {
    const shown = pages.current;
    if (!shown) return;
    setBusy(true);
    try {
      const rows: Transaction[] = [];
      for (;;) {
        const more = await shown.take(rows.length);
        rows.push(...more);
        if (more.length === 0) break;
      }
      const text = transactionsCsv(rows, info, say);
      const file = `${fileNameOf(place).replace(/\.[^.]*$/, '')}-${name.replace(/[^\w.-]+/g, '_')}.csv`;
      saveBlob(new Blob([text], { type: 'text/csv' }), file);
    } catch (error) {
      announceError(error);
    }
    setBusy(false);
  }
  return { use, busy, save: (name: string) => void save(name) };
}
