import { placementReport } from '@netloom/contract';
import type { RunMetric } from '@netloom/model';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { CriticalPaths } from './CriticalPaths.tsx';
import { deviceName } from './devices.ts';
import { Frequencies } from './Frequencies.tsx';
import { Utilization } from './Utilization.tsx';
import './placement.css';

interface PlacementViewProps {
  runId: string;
  metrics: readonly RunMetric[];
}

/** How fast the routed design is, what of the device it uses, and where the time goes. */
export function PlacementView({ runId, metrics }: PlacementViewProps) {
  const { t } = useTranslation('placement');
  const { data, error } = useCall(
    placementReport,
    { query: { runId } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  if (error) return <Alert className="nl-run-error" type="error" showIcon title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  return (
    <div className="nl-placement">
      <h3>
        {deviceName(data.device)} · {data.package.toUpperCase()}
      </h3>
      <Frequencies clocks={data.clocks} metrics={metrics} />
      <h3>{t('utilization')}</h3>
      <Utilization utilization={data.utilization} metrics={metrics} />
      <h3>{t('criticalPaths')}</h3>
      <CriticalPaths paths={data.criticalPaths} />
    </div>
  );
}
