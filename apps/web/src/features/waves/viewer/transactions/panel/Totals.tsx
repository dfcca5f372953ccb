import type { TransactionTotals, WaveInfo } from '@netloom/waves';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../format/time.ts';
import { Latencies } from './Latencies.tsx';
import type { Latency } from './Latencies.tsx';
import { figures, TotalsRow } from './TotalsRow.tsx';
import '../transactions.css';

interface Props {
  totals: TransactionTotals[];
  info: WaveInfo;
}

/** Counts, bytes, throughput and latencies of what the table shows, all together and by kind. */
export function Totals({ totals, info }: Props) {
  const { t } = useTranslation('waves');
  const [latency, setLatency] = useState<Latency>('responseLatency');
  const [chosen, setChosen] = useState('');
  const shown = totals.length === 2 ? totals.slice(0, 1) : totals;
  const one = shown.find(({ kind }) => kind === chosen) ?? shown[0];
  const timed = shown.some((total) => total.dataLatency ?? total.responseLatency);
  const show = (ticks: number) => formatTime(Math.round(ticks), info.timescale);
  return (
    <footer className="nl-wave-transactions-totals">
      <table>
        <thead>
          <tr>
            <th />
            <th>{t('transactions.count')}</th>
            <th>{t('transactions.column.errors')}</th>
            <th>{t('transactions.column.bytes')}</th>
            <th>{t('transactions.throughput')}</th>
            {timed && figures.map((figure) => <th key={figure}>{t(`transactions.figure.${figure}`)}</th>)}
          </tr>
        </thead>
        <tbody>
          {shown.map((total) => (
            <TotalsRow
              key={total.kind}
              total={total}
              latency={timed ? latency : undefined}
              isChosen={total === one}
              show={show}
              onChoose={setChosen}
            />
          ))}
        </tbody>
      </table>
      {timed && <Latencies latency={latency} summary={one?.[latency]} show={show} onChange={setLatency} />}
    </footer>
  );
}
