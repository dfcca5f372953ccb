import type { ReplyOf, runCeilings } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.tsx';
import type { LimitChoice } from './limitChoice.ts';
import { NumberField } from './NumberField.tsx';

interface ClusterFieldsProps {
  cluster: NonNullable<ReplyOf<typeof runCeilings>['cluster']>;
  limits: LimitChoice;
  set: (change: Partial<LimitChoice>) => void;
}

/** Partition and cores of a cluster, as far as there is something to choose. */
export function ClusterFields({ cluster, limits, set }: ClusterFieldsProps) {
  const { t } = useTranslation('runs');
  const { partitions, cores, mostCores } = cluster;
  return (
    <>
      {partitions.length === 0 ? null : (
        <Field label={t('limit.partition')}>
          <Select
            allowClear
            placeholder={t('limit.usualPartition')}
            value={limits.partition ?? null}
            options={partitions.map((value) => ({ value }))}
            onChange={(partition) => set({ partition: partition ?? undefined })}
          />
        </Field>
      )}
      {mostCores === cores ? null : (
        <NumberField
          min={1}
          max={mostCores}
          placeholder={String(cores)}
          label={t('limit.cores')}
          value={limits.cores}
          onChange={(value) => set({ cores: value })}
        />
      )}
    </>
  );
}
