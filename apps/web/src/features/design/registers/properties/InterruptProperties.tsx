import type { FieldInterrupt } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { TextRow } from './TextRow.tsx';
import { SelectRow, SwitchRow } from './rows.tsx';
import { without } from './without.ts';

interface InterruptPropertiesProps {
  interrupt: FieldInterrupt | undefined;
  paths: (text: string) => readonly string[];
  onChange: (interrupt: FieldInterrupt | undefined) => void;
}

/** The status of an interrupt: what sets it, how long it stays, and which fields enable, mask and test it. */
export function InterruptProperties({ interrupt, paths, onChange }: InterruptPropertiesProps) {
  const { t } = useTranslation('registers');
  return (
    <>
      <h4>{t('section.interrupt')}</h4>
      <SwitchRow
        name="interrupt"
        value={interrupt !== undefined}
        onChange={(on) => onChange(on ? { trigger: 'level', sticky: 'bit' } : undefined)}
      />
      {interrupt && (
        <>
          <SelectRow
            name="trigger"
            value={interrupt.trigger}
            options={['level', 'rising', 'falling', 'both']}
            onChange={(trigger) => trigger && onChange({ ...interrupt, trigger })}
          />
          <SelectRow
            name="sticky"
            value={interrupt.sticky}
            options={['bit', 'word', 'none']}
            onChange={(sticky) => sticky && onChange({ ...interrupt, sticky })}
          />
          {(['enable', 'mask', 'test'] as const).map((role) => (
            <TextRow
              key={role}
              name={role}
              member={`interrupt/${role}`}
              value={interrupt[role]}
              otherwise={t('none.path')}
              choices={paths}
              onChange={(path) =>
                onChange(path === '' ? without(interrupt, role) : { ...interrupt, [role]: path })
              }
            />
          ))}
        </>
      )}
    </>
  );
}
