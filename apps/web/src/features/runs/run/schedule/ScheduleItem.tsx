import { saveSchedule } from '@netloom/contract';
import type { RunSchedule } from '@netloom/contract';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCallMutation } from '../../../../api/index.ts';
import { formatWhen } from '../formatWhen.ts';
import { kindName } from '../kindName.ts';
import { refreshRuns } from '../refreshRuns.ts';
import { runAddress } from '../runAddress.ts';
import { ScheduleButtons } from './ScheduleButtons.tsx';
import { describeCron } from './describeCron.ts';

interface ScheduleItemProps {
  schedule: RunSchedule;
  onEdit: () => void;
}

/** A schedule with its next start, and what went wrong at the last. */
export function ScheduleItem({ schedule, onEdit }: ScheduleItemProps) {
  const { t } = useTranslation('schedule');
  const { t: runText } = useTranslation('runs');
  const save = useCallMutation(saveSchedule, { onSettled: () => void refreshRuns() });
  const { scheduleId, name, cron, timeZone, push, enabled, request, createBy, deptId } = schedule;

  function enable(checked: boolean) {
    save.mutate({ body: { scheduleId, deptId, name, cron, timeZone, push, request, enabled: checked } });
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
          {kindName(request.kind, runText)} · {t(push === '' ? 'by' : 'madeBy', { user: createBy })}
        </small>
      </div>
      <ScheduleTimes schedule={schedule} />
      <ScheduleButtons schedule={schedule} onEdit={onEdit} />
      {schedule.lastError === '' ? null : (
        <p className="nl-schedule-error">{t('lastError', { reason: schedule.lastError })}</p>
      )}
    </li>
  );
}

/** When it starts runs, next and last. */
function ScheduleTimes({ schedule }: Pick<ScheduleItemProps, 'schedule'>) {
  const { t, i18n } = useTranslation('schedule');
  const { cron, timeZone, push, enabled, request, nextTime, lastRunId } = schedule;
  return (
    <>
      {push === '' ? (
        <div>
          <span>{describeCron(cron, t, i18n.language) ?? cron}</span>
          <small>
            <code>{cron}</code> · {timeZone}
          </small>
        </div>
      ) : (
        <div>
          <span>{t('atPush')}</span>
          <small>
            <code>{push}</code>
          </small>
        </div>
      )}
      <div>
        <span>
          {enabled && nextTime !== null
            ? t('nextAt', { time: formatWhen(nextTime, i18n.language) })
            : t(enabled ? (push === '' ? 'cron.never' : 'on') : 'off')}
        </span>
        <small>
          {lastRunId === null ? (
            t('notYet')
          ) : (
            <Link to={runAddress({ kind: request.kind, runId: lastRunId })}>{t('lastRun')}</Link>
          )}
        </small>
      </div>
    </>
  );
}
