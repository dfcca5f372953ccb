import { useTranslation } from 'react-i18next';
import { NumberField } from './NumberField.tsx';

/** What a run may take at the most; an empty field stands for the server's own limit. */
export interface LimitChoice {
  seconds: number | undefined;
  memoryMegabytes: number | undefined;
  diskMegabytes: number | undefined;
}

export const USUAL_LIMITS: LimitChoice = { seconds: 600, memoryMegabytes: 4096, diskMegabytes: 8192 };

/** The limits of a run's request. */
export function limitsOf({ seconds, memoryMegabytes, diskMegabytes }: LimitChoice): LimitChoice {
  return { seconds, memoryMegabytes, diskMegabytes };
}

const FIELDS = [
  { name: 'seconds', min: 1, max: 2_592_000, unit: 's' },
  { name: 'memoryMegabytes', min: 128, max: 1_048_576, unit: 'MB' },
  { name: 'diskMegabytes', min: 64, max: 1_048_576, unit: 'MB' },
] as const;

interface LimitFieldsProps {
  limits: LimitChoice;
  set: (change: Partial<LimitChoice>) => void;
}

/** Time, memory and disk in one line. */
export function LimitFields({ limits, set }: LimitFieldsProps) {
  const { t } = useTranslation('runs');
  return (
    <div className="nl-limits">
      {FIELDS.map(({ name, ...field }) => (
        <NumberField
          key={name}
          {...field}
          label={t(`limit.${name}`)}
          value={limits[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
    </div>
  );
}
