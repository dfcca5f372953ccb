import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDeptId } from '../../../../session/index.ts';
import { StoragePanel } from '../../storage/index.ts';
import { ComparePanel } from '../compare/ComparePanel.tsx';
import { SchedulesTab } from '../schedule/SchedulesTab.tsx';
import { useRunChanges } from '../useRunChanges.ts';
import { QueueTab } from './QueueTab.tsx';
import { RunsTab } from './RunsTab.tsx';
import '../runs.css';
import './table.css';

const tabs = { runs: RunsTab, queue: QueueTab, schedules: SchedulesTab, storage: StoragePanel };

/** All runs of a department: the list, the queue, what starts by the clock, and what is kept. */
export default function RunListScreen() {
  const { t } = useTranslation('runList');
  const deptId = useDeptId();
  const [search, setSearch] = useSearchParams();
  useRunChanges();
  const [runId, withRunId] = (search.get('compare') ?? '').split(',');
  const wanted = search.get('tab') ?? 'runs';

  function closeComparison() {
    setSearch((known) => new URLSearchParams([...known].filter(([name]) => name !== 'compare')));
  }
  return (
    <>
      <Tabs
        key={deptId}
        className="nl-runs"
        size="small"
        destroyOnHidden
        activeKey={wanted in tabs ? wanted : 'runs'}
        onChange={(tab) => setSearch(tab === 'runs' ? {} : { tab })}
        items={Object.entries(tabs).map(([key, Tab]) => ({ key, label: t(`tab.${key}`), children: <Tab /> }))}
      />
      {runId && withRunId ? (
        <ComparePanel runId={runId} withRunId={withRunId} onClose={closeComparison} />
      ) : null}
    </>
  );
}
