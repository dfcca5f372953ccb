import { runStorage } from '@netloom/contract';
import { Alert, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { KindName } from './KindName.tsx';
import { LargestRuns } from './LargestRuns.tsx';
import { QuotaPanel } from './QuotaPanel.tsx';
import { Totals } from './Totals.tsx';
import { UsageBars } from './UsageBars.tsx';
import './storage.css';

/** Who uses what of the run store, what takes most, and how long runs are kept. */
export function StoragePanel() {
  const { t } = useTranslation('storage');
  const deptId = useDeptId();
  const { data, error } = useCall(runStorage, { query: { deptId } }, { staleTime: 0, meta: { quiet: true } });
  if (error !== null && data === undefined) return <Alert type="error" showIcon title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  return (
    <div className="nl-storage">
      <Totals use={data} />
      <div className="nl-storage-columns">
        <UsageBars
          title={t('byUser')}
          rows={data.byUser.map(({ user, ...use }) => ({ key: user, label: user, ...use }))}
        />
        <UsageBars
          title={t('byKind')}
          rows={data.byKind.map(({ kind, ...use }) => ({
            key: kind,
            label: <KindName kind={kind} />,
            ...use,
          }))}
        />
        <QuotaPanel />
      </div>
      {data.largest.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nothing')} />
      ) : (
        <LargestRuns rows={data.largest} />
      )}
    </div>
  );
}
