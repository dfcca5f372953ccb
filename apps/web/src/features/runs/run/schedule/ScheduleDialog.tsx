import { saveSchedule, showRun } from '@netloom/contract';
import type { RunRequest, RunSchedule } from '@netloom/contract';
import { Alert, Input, Modal, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindName } from '../kindName.ts';
import { errorText } from '../../../../announce.ts';
import { useCall, useCallMutation } from '../../../../api/index.ts';
import { Field } from '../form/Field.tsx';
import { refreshRuns } from '../refreshRuns.ts';
import { describeCron } from './describeCron.ts';
import { CronPreview } from './CronPreview.tsx';

const PRESETS = ['0 * * * *', '0 2 * * *', '0 2 * * 1-5', '0 6 * * 1', '0 0 1 * *'] as const;
const OWN = 'own';

interface ScheduleDialogProps {
  /** The run whose settings a new schedule repeats. */
  runId?: string;
  /** The schedule to change. */
  schedule?: RunSchedule;
  onClose: () => void;
}

/** What the schedule will start, as far as a person tells runs apart. */
function nameOf(request: RunRequest): string {
  return ('top' in request ? request.top : undefined) ?? '';
}

/** Makes a schedule of an earlier run's settings, or changes one. */
export default function ScheduleDialog({ runId, schedule, onClose }: ScheduleDialogProps) {
  const { t, i18n } = useTranslation('schedule');
  const { t: runText } = useTranslation('runs');
  const run = useCall(showRun, { query: { runId: runId ?? '' } }, { enabled: runId !== undefined });
  const save = useCallMutation(saveSchedule, { meta: { quiet: true } });
  const request = schedule?.request ?? run.data?.request;
  const title = run.data?.title ?? (request ? nameOf(request) : '');
  const natural = request ? `${kindName(request.kind, runText)} ${title}`.trim() : '';
  const [name, setName] = useState(schedule?.name);
  const [cron, setCron] = useState(schedule?.cron ?? PRESETS[1]);
  const [zone, setZone] = useState(schedule?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [enabled, setEnabled] = useState(schedule?.enabled ?? true);
  const preset = PRESETS.find((each) => each === cron.trim()) ?? OWN;

  async function submit() {
    if (request === undefined) return;
    const { scheduleId } = schedule ?? {};
    const body = {
      scheduleId,
      deptId: request.deptId,
      name: name ?? natural,
      cron,
      timeZone: zone,
      enabled,
      request,
    };
    await save.mutateAsync({ body }).then(onClose, () => undefined);
    void refreshRuns();
  }

  return (
    <Modal
      open
      title={schedule === undefined ? t('make', { title }) : t('change')}
      okText={t('save')}
      okButtonProps={{ disabled: request === undefined || (name ?? natural).trim() === '' }}
      confirmLoading={save.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <div className="nl-schedule-form">
        {save.error === null ? null : <Alert type="error" showIcon title={errorText(save.error)} />}
        <Field label={t('name')}>
          <Input value={name ?? natural} maxLength={100} onChange={({ target }) => setName(target.value)} />
        </Field>
        <div className="nl-schedule-cron">
          <Field label={t('when')}>
            <Select
              value={preset}
              options={[
                ...PRESETS.map((value) => ({ value, label: describeCron(value, t, i18n.language) })),
                { value: OWN, label: t('own') },
              ]}
              onChange={(value) => (value === OWN ? undefined : setCron(value))}
            />
          </Field>
          <Field label={t('crontab')}>
            <Input
              className="nl-mono"
              value={cron}
              maxLength={100}
              spellCheck={false}
              onChange={({ target }) => setCron(target.value)}
            />
            <small>{t('fields')}</small>
          </Field>
        </div>
        <Field label={t('zone')}>
          <Select
            showSearch
            value={zone}
            options={[...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
              value,
              label: value,
            }))}
            onChange={setZone}
          />
        </Field>
        <CronPreview cron={cron} timeZone={zone} />
        <label className="nl-schedule-enabled">
          <Switch size="small" checked={enabled} onChange={setEnabled} /> {t('enabled')}
        </label>
        <p className="nl-dim">{t('whose')}</p>
      </div>
    </Modal>
  );
}
