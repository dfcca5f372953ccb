import type { TransactionTotals } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../formatRate.ts';
import type { Latency } from './Latencies.tsx';
import '../transactions.css';

/** Of a latency. */
export const figures = ['least', 'mean', 'p50', 'p95', 'greatest'] as const;

interface Props {
  total: TransactionTotals;
  /** Whose figures are shown; undefined: no transaction has any. */
  latency: Latency | undefined;
  isChosen: boolean;
  /** Ticks as text. */
  show: (ticks: number) => string;
  onChoose: (kind: string) => void;
}

/** What the transactions of one kind come to, or all of them. */
export function TotalsRow({ total, latency, isChosen, show, onChoose }: Props) {
  const { t } = useTranslation('waves');
  const { kind, count, errors, bytes, throughput } = total;
  const summary = latency && total[latency];
  return (
    <tr data-chosen={isChosen} onClick={() => onChoose(kind)}>
      <th scope="row">{t(kind === '' ? 'transactions.all' : `transactions.kind.${kind}`)}</th>
      <td>{count}</td>
      <td className={errors > 0 ? 'nl-wave-transactions-error' : undefined}>{errors}</td>
      <td>{bytes}</td>
      <td>{throughput === null ? '–' : formatRate(throughput)}</td>
      {latency && figures.map((figure) => <td key={figure}>{summary ? show(summary[figure]) : '–'}</td>)}
    </tr>
  );
}
