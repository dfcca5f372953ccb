import { runCeilings } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { formatBytes } from '../formatBytes.ts';
import { formatSeconds } from '../formatSeconds.ts';
import { ClusterFields } from './ClusterFields.tsx';
import type { LimitChoice } from './limitChoice.ts';
import { NumberField } from './NumberField.tsx';

const MEGABYTE = 2 ** 20;

const FIELDS = [
  { name: 'seconds', min: 1, max: 2_592_000, unit: 's' },
  { name: 'memoryMegabytes', min: 128, max: 1_048_576, unit: 'MB' },
  { name: 'diskMegabytes', min: 64, max: 1_048_576, unit: 'MB' },
] as const;

interface LimitFieldsProps {
  limits: LimitChoice;
  set: (change: Partial<LimitChoice>) => void;
}

/** Time, memory and disk in one line, each with the most that the project's runs may ask for. */
export function LimitFields({ limits, set }: LimitFieldsProps) {
  const { t } = useTranslation('runs');
  const { data: ceilings } = useCall(runCeilings, { query: { deptId: useDeptId() } });
  return (
    <div className="nl-limits">
      {FIELDS.map(({ name, ...field }) => (
        <NumberField
          key={name}
          {...field}
          max={ceilings?.[name] ?? field.max}
          label={t(`limit.${name}`)}
          value={limits[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      {ceilings?.cluster && <ClusterFields cluster={ceilings.cluster} limits={limits} set={set} />}
      {ceilings && (
        <p className="nl-dim nl-limits-most">
          {t('limit.most', {
            seconds: formatSeconds(ceilings.seconds),
            memory: formatBytes(ceilings.memoryMegabytes * MEGABYTE),
            disk: formatBytes(ceilings.diskMegabytes * MEGABYTE),
          })}
        </p>
      )}
    </div>
  );
}
