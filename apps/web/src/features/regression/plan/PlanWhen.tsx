import { RegressSchedule } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { CronPreview, Field } from '../../runs/run/index.ts';
import { DraftText } from './DraftText.tsx';
import { InForce } from './InForce.tsx';
import { changePlan } from './edit.ts';
import type { OpenPlan } from './plans.ts';

const CHOICES = ['never', 'cron', 'push'] as const;
const NIGHTLY = '0 2 * * *';

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const words = (text: string) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** What a plan begins with when it is to be run so. */
const begun = (choice: (typeof CHOICES)[number], groups: string[] | undefined) => {
  const chosen = groups && { groups };
  if (choice === 'never') return undefined;
  return choice === 'cron' ? { cron: NIGHTLY, timeZone: zoneHere(), ...chosen } : { push: 'main', ...chosen };
};

/** When the plan is run by itself, and whether a schedule does so. */
export function PlanWhen({ open }: { open: OpenPlan }) {
  const { t } = useTranslation('regressionPlan');
  const { document: plan } = open;
  const { schedule } = plan;
  const choice = schedule === undefined ? 'never' : schedule.cron === undefined ? 'push' : 'cron';
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{t('when.title')}</h2>
        <Radio.Group
          size="small"
          optionType="button"
          aria-label={t('when.title')}
          value={choice}
          options={CHOICES.map((value) => ({ value, label: t(`when.${value}`) }))}
          onChange={({ target }) =>
            changePlan(plan, {
              schedule: begun(target.value as (typeof CHOICES)[number], schedule?.groups),
            })
          }
        />
        <InForce open={open} />
      </header>
      {schedule === undefined ? null : <Fields plan={plan} schedule={schedule} />}
    </section>
  );
}

interface FieldsProps {
  plan: RegressFile;
  schedule: RegressSchedule;
}

/** A crontab line with its zone, or the branches; and the groups that run. */
function Fields({ plan, schedule }: FieldsProps) {
  const { t } = useTranslation('regressionPlan');
  const change = (to: Partial<RegressSchedule>) => changePlan(plan, { schedule: { ...schedule, ...to } });
  const refusal = (name: 'cron' | 'push') => (text: string) =>
    RegressSchedule.safeParse({ [name]: text }).success ? null : t('when.rule');
  const text = (label: string, draft: Omit<Parameters<typeof DraftText>[0], 'label'>) => (
    <Field label={label}>
      <DraftText label={`${t('when.title')}: ${label}`} {...draft} />
    </Field>
  );
  const { cron, push = '', timeZone, groups = [] } = schedule;
  return (
    <div className="nl-regress-fields">
      {cron === undefined
        ? text(t('when.branches'), {
            value: push,
            refusal: refusal('push'),
            onChange: (to) => change({ push: to }),
          })
        : text(t('when.crontab'), {
            value: cron,
            refusal: refusal('cron'),
            onChange: (to) => change({ cron: to }),
          })}
      {cron === undefined
        ? null
        : text(t('when.zone'), {
            ...{ value: timeZone ?? '', placeholder: 'UTC' },
            onChange: (to) => change({ timeZone: to === '' ? undefined : to }),
          })}
      {text(t('groups'), {
        ...{ value: groups.join(', '), placeholder: t('allGroups') },
        onChange: (to) => change({ groups: to.trim() === '' ? undefined : words(to) }),
      })}
      {cron === undefined ? null : <CronPreview cron={cron} timeZone={timeZone ?? 'UTC'} />}
    </div>
  );
}
