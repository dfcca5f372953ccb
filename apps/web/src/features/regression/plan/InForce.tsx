import { deleteSchedule, listSchedules, saveSchedule } from '@netloom/contract';
import type { RunSchedule } from '@netloom/contract';
import type { RegressSchedule } from '@netloom/model/regression';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { isDirty } from '../../../document/index.ts';
import { Permitted } from '../../../parts/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { formatWhen } from '../../runs/run/index.ts';
import type { OpenPlan } from './plans.ts';

const refresh = () => void queryClient.invalidateQueries({ queryKey: callKey(listSchedules) });

/** The same times or pushes, and the same cases. */
function does({ cron, push, timeZone, request, enabled }: RunSchedule, wanted: RegressSchedule): boolean {
  const { groups = [] } = request as { groups?: string[] };
  return (
    enabled &&
    cron === (wanted.cron ?? '') &&
    push === (wanted.push ?? '') &&
    (wanted.cron === undefined || timeZone === (wanted.timeZone ?? 'UTC')) &&
    groups.join() === (wanted.groups ?? []).join()
  );
}

function useSchedulesOf(path: string): RunSchedule[] {
  const query = { deptId: useDeptId() };
  const { data = [] } = useCall(listSchedules, { query }, { staleTime: 0, meta: { quiet: true } });
  return data.filter(
    ({ request }) => request.kind === 'regression' && (request as { path?: string }).path === path,
  );
}

/** How the schedules of the project stand to what the plan says. */
function State({ known, wanted }: { known: RunSchedule[]; wanted: RegressSchedule | undefined }) {
  const { t, i18n } = useTranslation('regressionPlan');
  const [first] = known;
  if (first === undefined) return wanted === undefined ? null : <Tag color="warning">{t('when.not')}</Tag>;
  const { lastError, nextTime } = first;
  const same = wanted !== undefined && does(first, wanted);
  return (
    <>
      <Tag color={same ? 'success' : 'warning'}>
        {t(same ? 'when.inForce' : 'when.other')}
        {nextTime === null ? '' : ` · ${t('when.next', { time: formatWhen(nextTime, i18n.language) })}`}
      </Tag>
      {lastError === '' ? null : <span className="nl-regress-wrong">{lastError}</span>}
    </>
  );
}

/** Whether the plan's schedule is one of the project, and the buttons that see to it. */
export function InForce({ open }: { open: OpenPlan }) {
  const { t } = useTranslation('regressionPlan');
  const deptId = useDeptId();
  const { document: plan, key: path, stored } = open;
  const wanted = plan.schedule;
  const known = useSchedulesOf(path);
  const [first] = known;
  const save = useCallMutation(saveSchedule, { onSettled: refresh });
  const drop = useCallMutation(deleteSchedule, { onSettled: refresh });
  const unsaved = stored === undefined || isDirty(open);
  const put = ({ cron = '', push = '', timeZone = 'UTC', groups = [] }: RegressSchedule) =>
    save.mutate({
      body: {
        ...{ scheduleId: first?.scheduleId, deptId, cron, push, timeZone, enabled: true },
        name: first?.name ?? `${plan.name} (${path})`.slice(0, 100),
        request: { kind: 'regression', deptId, path, groups } as never,
      },
    });
  const isDone = first !== undefined && wanted !== undefined && does(first, wanted);
  return (
    <>
      <State known={known} wanted={wanted} />
      <Permitted any={['schedule:edit']}>
        {wanted === undefined || isDone ? null : (
          <Button
            size="small"
            disabled={unsaved}
            title={unsaved ? t('when.saveFirst') : undefined}
            loading={save.isPending}
            onClick={() => put(wanted)}
          >
            {t('when.put')}
          </Button>
        )}
        {first === undefined ? null : (
          <Button
            size="small"
            loading={drop.isPending}
            onClick={() => drop.mutate({ body: { scheduleId: first.scheduleId } })}
          >
            {t('when.take')}
          </Button>
        )}
      </Permitted>
    </>
  );
}
