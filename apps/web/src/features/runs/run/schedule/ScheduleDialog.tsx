import type { RunSchedule } from '@netloom/contract';
import { Alert, Input, Modal, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import { Field } from '../form/Field.tsx';
import { CronPreview } from './CronPreview.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useScheduleForm } from './useScheduleForm.ts';

interface ScheduleDialogProps {
  /** The run whose settings a new schedule repeats. */
  runId?: string;
  /** The schedule to change. */
  schedule?: RunSchedule;
  onClose: () => void;
}

/** Makes a schedule of an earlier run's settings, or changes one. */
export default function ScheduleDialog({ runId, schedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('schedule');
  const form = useScheduleForm(runId, schedule);
  const { title, name, setName, times, change, isReady, isPending, error, submit } = form;
  return (
    <Modal
      open
      title={schedule === undefined ? t('make', { title }) : t('change')}
      okText={t('save')}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={isPending}
      onOk={() => void submit(onClose)}
      onCancel={onClose}
    >
      <div className="nl-schedule-form">
        {error === null ? null : <Alert type="error" showIcon title={errorText(error)} />}
        <Field label={t('name')}>
          <Input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Radio.Group
          value={times.onPush ? 'push' : 'time'}
          options={(['time', 'push'] as const).map((value) => ({ value, label: t(`by_${value}`) }))}
          onChange={({ target }) => change({ onPush: target.value === 'push' })}
        />
        {!times.onPush ? (
          <>
            <TimeFields times={times} onChange={change} />
            <CronPreview cron={times.cron} timeZone={times.timeZone} />
          </>
        ) : (
          <Field label={t('branches')}>
            <Input
              className="nl-mono"
              value={times.push}
              maxLength={200}
              spellCheck={false}
              onChange={({ target }) => change({ push: target.value })}
            />
            <small>{t('branchesHint')}</small>
          </Field>
        )}
        <label className="nl-schedule-enabled">
          <Switch size="small" checked={times.enabled} onChange={(enabled) => change({ enabled })} />{' '}
          {t('enabled')}
        </label>
        <p className="nl-dim">{t(times.onPush ? 'whosePush' : 'whose')}</p>
      </div>
    </Modal>
  );
}
