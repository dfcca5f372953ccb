import type { TransactionTotals, WaveInfo } from '@netloom/waves';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../format/time.ts';
import { formatRate } from '../formatRate.ts';
import styles from '../Transactions.module.css';
import { Histogram } from './Histogram.tsx';

const figures = ['least', 'mean', 'p50', 'p95', 'greatest'] as const;

interface Props {
  totals: TransactionTotals[];
  info: WaveInfo;
}

/** Counts, bytes, throughput and latencies of what the table shows, all together and by kind. */
export function Totals({ totals, info }: Props) {
  const { t } = useTranslation('waves');
  const [latency, setLatency] = useState<'dataLatency' | 'responseLatency'>('responseLatency');
  const [chosen, setChosen] = useState('');
  const shown = totals.length === 2 ? totals.slice(0, 1) : totals;
  const one = shown.find(({ kind }) => kind === chosen) ?? shown[0];
  const timed = shown.some((total) => total.dataLatency ?? total.responseLatency);
  const show = (ticks: number) => formatTime(Math.round(ticks), info.timescale);
  const nameOf = (kind: string) => t(kind === '' ? 'transactions.all' : `transactions.kind.${kind}`);
  return (
    <footer className={styles.totals}>
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
          {shown.map((total) => {
            const summary = total[latency];
            return (
              <tr key={total.kind} data-chosen={total === one} onClick={() => setChosen(total.kind)}>
                <th scope="row">{nameOf(total.kind)}</th>
                <td>{total.count}</td>
                <td className={total.errors > 0 ? styles.error : undefined}>{total.errors}</td>
                <td>{total.bytes}</td>
                <td>{total.throughput === null ? '–' : formatRate(total.throughput)}</td>
                {timed &&
                  figures.map((figure) => <td key={figure}>{summary ? show(summary[figure]) : '–'}</td>)}
              </tr>
            );
          })}
        </tbody>
      </table>
      {timed && (
        <div className={styles.latency}>
          <Segmented
            size="small"
            value={latency}
            onChange={setLatency}
            options={(['dataLatency', 'responseLatency'] as const).map((value) => ({
              value,
              label: t(`transactions.column.${value}`),
              title: t(`transactions.columnText.${value}`),
            }))}
          />
          {one?.[latency] && <Histogram summary={one[latency]} show={show} />}
        </div>
      )}
    </footer>
  );
}
