import type { TrafficRecord, TrafficRow } from '@netloom/model';
import type { TableColumnsType } from 'antd';
import type { TFunction } from 'i18next';
import { formatBytes } from '../../run/index.ts';
import { LatencyBars } from './LatencyBars.tsx';

/** A line of the table: transactions of one direction from a monitor to a region. */
export interface ShownTraffic extends TrafficRow {
  key: string;
  manager: string;
  path: string;
  way: TrafficRecord['way'];
  clocks: number;
}

interface Texts {
  t: TFunction<'simulation'>;
  language: string;
}

type Columns = TableColumnsType<ShownTraffic>;

const RIGHT = { align: 'right' as const };
const average = ({ sum, transactions }: TrafficRow) => sum / transactions;
const throughput = ({ bytes, clocks }: ShownTraffic) => bytes / clocks;
const byText = (of: (row: ShownTraffic) => string) => (a: ShownTraffic, b: ShownTraffic) =>
  of(a).localeCompare(of(b));

/** Who asked whom, how often. */
export function transferColumns({ t, language }: Texts): Columns {
  return [
    {
      title: t('traffic.manager'),
      render: (_, { manager, path }) => <span title={path}>{manager}</span>,
      sorter: byText(({ manager }) => manager),
    },
    {
      title: t('traffic.region'),
      render: (_, { region }) => region ?? <em>{t('traffic.nowhere')}</em>,
      sorter: byText(({ region }) => region ?? ''),
    },
    {
      title: t('traffic.direction'),
      render: (_, { way }) => t(`traffic.way.${way}`),
      sorter: byText(({ way }) => way),
    },
    {
      ...{ title: t('traffic.transactions'), ...RIGHT },
      render: (_, { transactions }) => transactions.toLocaleString(language),
      sorter: (a, b) => a.transactions - b.transactions,
    },
  ];
}

/** How they were answered. */
export function latencyColumns({ t, language }: Texts): Columns {
  const count = (value: number) => value.toLocaleString(language);
  return [
    { title: t('traffic.latencies'), render: (_, { ranges }) => <LatencyBars ranges={ranges} /> },
    {
      ...{ title: t('traffic.average'), ...RIGHT },
      render: (_, row) => average(row).toLocaleString(language, { maximumFractionDigits: 1 }),
      sorter: (a, b) => average(a) - average(b),
    },
    {
      ...{ title: t('traffic.extremes'), ...RIGHT },
      render: (_, { least, most }) => `${count(least)} – ${count(most)}`,
      sorter: (a, b) => a.most - b.most,
    },
    {
      ...{ title: t('traffic.errors'), ...RIGHT },
      render: (_, { errors }) =>
        errors > 0 ? <strong className="nl-traffic-error">{count(errors)}</strong> : 0,
      sorter: (a, b) => a.errors - b.errors,
    },
  ];
}

/** How much was moved. */
export function amountColumns({ t, language }: Texts): Columns {
  return [
    {
      ...{ title: t('traffic.bytes'), ...RIGHT },
      render: (_, { bytes }) => formatBytes(bytes),
      sorter: (a, b) => a.bytes - b.bytes,
    },
    {
      ...{ title: t('traffic.throughput'), ...RIGHT },
      render: (_, row) => throughput(row).toLocaleString(language, { maximumSignificantDigits: 3 }),
      sorter: (a, b) => throughput(a) - throughput(b),
    },
  ];
}
