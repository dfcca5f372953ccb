import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TrafficRecord } from '@netloom/model';
import { amountColumns, latencyColumns, transferColumns } from './trafficColumns.tsx';
import type { ShownTraffic } from './trafficColumns.tsx';

function rowsOf(records: readonly TrafficRecord[]): ShownTraffic[] {
  return records.flatMap(({ manager, path, way, clocks, rows }) =>
    rows.map((row) => ({
      ...{ ...row, manager, path, way, clocks },
      key: `${path} ${way} ${row.region ?? ''}`,
    })),
  );
}

/** Transactions by manager, region and direction, with their latencies. */
export function TrafficTable({ records }: { records: readonly TrafficRecord[] }) {
  const { t, i18n } = useTranslation('simulation');
  const texts = { t, language: i18n.language };
  return (
    <section aria-label={t('traffic.table')}>
      <h3>{t('traffic.table')}</h3>
      <p className="nl-traffic-hint">{t('traffic.tableHint')}</p>
      <Table<ShownTraffic>
        size="small"
        columns={[...transferColumns(texts), ...latencyColumns(texts), ...amountColumns(texts)]}
        dataSource={rowsOf(records)}
        pagination={{ pageSize: 50, hideOnSinglePage: true }}
        scroll={{ x: 'max-content' }}
      />
    </section>
  );
}
