import { trafficReport } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { MonitorLoads } from './MonitorLoads.tsx';
import { TrafficTable } from './TrafficTable.tsx';
import './traffic.css';

/** What passed the monitors of a simulation: their load, and transactions by manager, region and latency. */
export default function TrafficTab({ runId }: { runId: string }) {
  const { t } = useTranslation('simulation');
  const { data, error } = useCall(
    trafficReport,
    { query: { runId } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  if (error !== null)
    return <Alert className="nl-run-error" type="error" showIcon title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  if (data.records.length === 0) return <p className="nl-traffic-none">{t('traffic.none')}</p>;
  return (
    <div className="nl-traffic">
      <MonitorLoads records={data.records} />
      <TrafficTable records={data.records} />
    </div>
  );
}
