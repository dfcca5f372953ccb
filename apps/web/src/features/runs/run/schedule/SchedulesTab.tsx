import { DeleteOutlined, EditOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { deleteSchedule, listSchedules, saveSchedule } from '@netloom/contract';
import type { RunSchedule } from '@netloom/contract';
import { Button, Empty, Popconfirm, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName } from '../kindName.ts';
import { Loading } from '../../../../Loading.tsx';
import { useCall, useCallMutation } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { formatWhen } from '../formatWhen.ts';
import { refreshRuns } from '../refreshRuns.ts';
import { runAddress, scheduleAddress } from '../runAddress.ts';
import { describeCron } from './describeCron.ts';
import ScheduleDialog from './ScheduleDialog.tsx';

interface ScheduleItemProps {
  schedule: RunSchedule;
  onEdit: () => void;
}

function ScheduleItem({ schedule, onEdit }: ScheduleItemProps) {
  const { t, i18n } = useTranslation('schedule');
  const { t: runText } = useTranslation('runs');
  const save = useCallMutation(saveSchedule, { onSettled: () => void refreshRuns() });
  const remove = useCallMutation(deleteSchedule, { onSettled: () => void refreshRuns() });
  const { scheduleId, name, cron, timeZone, enabled, request, createBy, nextTime, lastRunId } = schedule;
  const { deptId } = schedule;

  function enable(checked: boolean) {
    save.mutate({ body: { scheduleId, deptId, name, cron, timeZone, request, enabled: checked } });
  }
  return (
    <li className="nl-schedule" data-enabled={enabled}>
      <Switch
        size="small"
        checked={enabled}
        loading={save.isPending}
        aria-label={t('enabled')}
        onChange={enable}
      />
      <div className="nl-schedule-what">
        <strong>{name}</strong>
        <small>
          {kindName(request.kind, runText)} · {t('by', { user: createBy })}
        </small>
      </div>
      <div>
        <span>{describeCron(cron, t, i18n.language) ?? cron}</span>
        <small>
          <code>{cron}</code> · {timeZone}
        </small>
      </div>
      <div>
        <span>
          {enabled && nextTime !== null
            ? t('nextAt', { time: formatWhen(nextTime, i18n.language) })
            : t(enabled ? 'cron.never' : 'off')}
        </span>
        <small>
          {lastRunId === null ? (
            t('notYet')
          ) : (
            <Link to={runAddress({ kind: request.kind, runId: lastRunId })}>{t('lastRun')}</Link>
          )}
        </small>
      </div>
      <div className="nl-schedule-buttons">
        <Link to={scheduleAddress(scheduleId)} title={t('itsRuns')} aria-label={t('itsRuns')}>
          <Button type="text" size="small" tabIndex={-1} icon={<UnorderedListOutlined />} />
        </Link>
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          title={t('change')}
          aria-label={t('change')}
          onClick={onEdit}
        />
        <Popconfirm
          title={t('delete.sure', { name })}
          description={t('delete.runsStay')}
          okText={t('delete.do')}
          okButtonProps={{ danger: true }}
          onConfirm={() => remove.mutate({ body: { scheduleId } })}
        >
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined />}
            title={t('delete.do')}
            aria-label={t('delete.do')}
          />
        </Popconfirm>
      </div>
      {schedule.lastError === '' ? null : (
        <p className="nl-schedule-error">{t('lastError', { reason: schedule.lastError })}</p>
      )}
    </li>
  );
}

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
