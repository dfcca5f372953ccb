import type { TransactionTotals } from '@netloom/waves';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Histogram } from './Histogram.tsx';
import '../transactions.css';

const latencies = ['dataLatency', 'responseLatency'] as const;
export type Latency = (typeof latencies)[number];

interface Props {
  latency: Latency;
  summary: TransactionTotals[Latency] | undefined;
  /** Ticks as text. */
  show: (ticks: number) => string;
  onChange: (latency: Latency) => void;
}

/** Chooses the latency, and shows how it is spread. */
export function Latencies({ latency, summary, show, onChange }: Props) {
  const { t } = useTranslation('waves');
  return (
    <div className="nl-wave-transactions-latency">
      <Segmented
        size="small"
        value={latency}
        onChange={onChange}
        options={latencies.map((value) => ({
          value,
          label: t(`transactions.column.${value}`),
          title: t(`transactions.columnText.${value}`),
        }))}
      />
      {summary && <Histogram summary={summary} show={show} />}
    </div>
  );
}
