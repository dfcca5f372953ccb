import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../form/Field.tsx';
import { describeCron } from './describeCron.ts';
import { PRESETS } from './presets.ts';
import type { Times } from './useScheduleForm.ts';

const OWN = 'own';

interface TimeFieldsProps {
  times: Times;
  onChange: (change: Partial<Times>) => void;
}

/** When runs start: a usual time or one's own crontab line, and where clocks show it. */
export function TimeFields({ times: { cron, timeZone }, onChange }: TimeFieldsProps) {
  const { t, i18n } = useTranslation('schedule');
  return (
    <>
      <div className="nl-schedule-cron">
        <Field label={t('when')}>
          <Select
            value={PRESETS.find((each) => each === cron.trim()) ?? OWN}
            options={[
              ...PRESETS.map((value) => ({ value, label: describeCron(value, t, i18n.language) })),
              { value: OWN, label: t('own') },
            ]}
            onChange={(value) => (value === OWN ? undefined : onChange({ cron: value }))}
          />
        </Field>
        <Field label={t('crontab')}>
          <Input
            className="nl-mono"
            value={cron}
            maxLength={100}
            spellCheck={false}
            onChange={({ target }) => onChange({ cron: target.value })}
          />
          <small>{t('fields')}</small>
        </Field>
      </div>
      <Field label={t('zone')}>
        <Select
          showSearch
          value={timeZone}
          options={[...new Set(['UTC', timeZone, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
            value,
            label: value,
          }))}
          onChange={(zone) => onChange({ timeZone: zone })}
        />
      </Field>
    </>
  );
}
