import { listSchedules } from '@netloom/contract';
import type { RunSchedule } from '@netloom/contract';
import { Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import ScheduleDialog from './ScheduleDialog.tsx';
import { ScheduleItem } from './ScheduleItem.tsx';

/** The department's schedules, each with its next start and what went wrong at the last. */
export function SchedulesTab() {
  const { t } = useTranslation('schedule');
  const deptId = useDeptId();
  const { data, isPending } = useCall(listSchedules, { query: { deptId } }, { staleTime: 0 });
  const [edited, setEdited] = useState<RunSchedule | null>(null);
  if (isPending) return <Loading />;
  if (data === undefined || data.length === 0) {
    return <Empty className="nl-centre" description={t('none')} />;
  }
  return (
    <>
      <ul className="nl-schedules">
        {data.map((schedule) => (
          <ScheduleItem key={schedule.scheduleId} schedule={schedule} onEdit={() => setEdited(schedule)} />
        ))}
      </ul>
      {edited === null ? null : <ScheduleDialog schedule={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
