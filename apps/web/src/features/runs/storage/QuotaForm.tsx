import { getQuota, saveQuota } from '@netloom/contract';
import type { RunQuota } from '@netloom/contract';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';
import { Field } from '../run/index.ts';

/** Sizes are shown in steps of 1024. */
const GIGABYTE = 2 ** 30;
const WHOLE = { min: 1, precision: 0 };
const MEGABYTES = { ...WHOLE, max: 1_048_576, suffix: 'MB' };

type Names = keyof RunQuota;

/** The limits as a form; an empty field is no limit. */
export function QuotaForm({ deptId, quota }: { deptId: number; quota: RunQuota }) {
  const { t } = useTranslation('storage');
  const [draft, setDraft] = useState(quota);
  const save = useCallMutation(saveQuota, {
    onSuccess: (saved) => {
      queryClient.setQueryData(callKey(getQuota, { query: { deptId } }), saved);
      announceSuccess(t('saved'));
    },
  });
  const changed = (Object.keys(quota) as Names[]).some((name) => quota[name] !== draft[name]);
  const field = (name: Names, props: object, unit = 1) => (
    <Field label={t(name)}>
      <InputNumber<number>
        placeholder={t('noLimit')}
        {...props}
        value={draft[name] === null ? null : draft[name] / unit}
        onChange={(value) => setDraft({ ...draft, [name]: value === null ? null : Math.round(value * unit) })}
      />
    </Field>
  );
  return (
    <form
      className="nl-storage-form"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ body: { deptId, ...draft } });
      }}
    >
      {field('keepDays', { ...WHOLE, max: 36_500, suffix: t('daysUnit') })}
      {field('keepBytes', { min: 0.1, step: 1, precision: 1, suffix: 'GB' }, GIGABYTE)}
      {field('runningRuns', { ...WHOLE, max: 100_000 })}
      {field('runningRunsPerUser', { ...WHOLE, max: 100_000 })}
      {field('mostSeconds', { ...WHOLE, max: 2_592_000, suffix: 's', placeholder: t('installation') })}
      {field('mostMemoryMegabytes', { ...MEGABYTES, min: 128, placeholder: t('installation') })}
      {field('mostDiskMegabytes', { ...MEGABYTES, min: 64, placeholder: t('installation') })}
      <Button type="primary" htmlType="submit" disabled={!changed} loading={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
