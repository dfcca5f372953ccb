import type { WaveVariable } from '@netloom/waves';
import { useEffect, useState } from 'react';
import type { WaveData } from '../WaveData.ts';

const limit = 300;
const settleMs = 150;

export interface Found {
  text: string;
  total: number;
  variables: WaveVariable[];
}

/** Variables whose path matches; null while there is no search. */
export function useSearch(data: WaveData, text: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const wanted = text.trim();
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      if (wanted === '') return setFound(null);
      data.search(wanted, limit).then(
        (result) => current && setFound({ text: wanted, ...result }),
        () => current && setFound({ text: wanted, total: 0, variables: [] }),
      );
    }, settleMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [data, wanted]);
  return wanted === '' ? null : found;
}
