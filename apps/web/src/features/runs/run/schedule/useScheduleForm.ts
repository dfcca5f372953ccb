import { saveSchedule, showRun } from '@netloom/contract';
import type { RunRequest, RunSchedule } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useCallMutation } from '../../../../api/index.ts';
import { kindName } from '../kindName.ts';
import { refreshRuns } from '../refreshRuns.ts';
import { PRESETS } from './presets.ts';

export interface Times {
  cron: string;
  /** Pushes of these branches start it, instead of a time. */
  onPush: boolean;
  push: string;
  timeZone: string;
  enabled: boolean;
}

/** What the schedule will start, as far as a person tells runs apart. */
function nameOf(request: RunRequest): string {
  return ('top' in request ? request.top : undefined) ?? '';
}

/** A schedule as it is written: of a run's settings, or of one that there is. */
export function useScheduleForm(runId: string | undefined, schedule: RunSchedule | undefined) {
  const { t: runText } = useTranslation('runs');
  const run = useCall(showRun, { query: { runId: runId ?? '' } }, { enabled: runId !== undefined });
  const save = useCallMutation(saveSchedule, { meta: { quiet: true } });
  const request = schedule?.request ?? run.data?.request;
  const title = run.data?.title ?? (request ? nameOf(request) : '');
  const natural = request ? `${kindName(request.kind, runText)} ${title}`.trim() : '';
  const [chosen, setName] = useState(schedule?.name);
  const name = chosen ?? natural;
  const [times, setTimes] = useState<Times>({
    cron: schedule?.cron || PRESETS[1],
    onPush: (schedule?.push ?? '') !== '',
    push: schedule?.push || 'main',
    timeZone: schedule?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    enabled: schedule?.enabled ?? true,
  });

  async function submit(onDone: () => void) {
    if (request === undefined) return;
    const { scheduleId } = schedule ?? {};
    const { onPush, cron, push, ...rest } = times;
    const when = onPush ? { cron: '', push } : { cron, push: '' };
    const body = { scheduleId, deptId: request.deptId, name, ...rest, ...when, request };
    await save.mutateAsync({ body }).then(onDone, () => undefined);
    void refreshRuns();
  }

  return {
    ...{ title, name, setName, times, submit, error: save.error, isPending: save.isPending },
    change: (next: Partial<Times>) => setTimes((known) => ({ ...known, ...next })),
    isReady: request !== undefined && name.trim() !== '' && !(times.onPush && times.push.trim() === ''),
  };
}
