import type { CountDirection, FieldCounter } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { TextRow } from './TextRow.tsx';
import { optionalQuantity } from './optional.ts';
import { SwitchRow } from './rows.tsx';
import { without } from './without.ts';

interface CounterPropertiesProps {
  counter: FieldCounter | undefined;
  onChange: (counter: FieldCounter | undefined) => void;
}

const MEMBERS = ['step', 'stepWidth', 'saturate', 'threshold'] as const;

/** A field that hardware counts up, down, or both. */
export function CounterProperties({ counter, onChange }: CounterPropertiesProps) {
  const { t } = useTranslation('registers');

  function change(direction: 'up' | 'down', value: CountDirection | undefined) {
    const next: FieldCounter = value ? { ...counter, [direction]: value } : without(counter ?? {}, direction);
    onChange(next.up || next.down ? next : undefined);
  }

  return (
    <>
      <h4>{t('section.counter')}</h4>
      {(['up', 'down'] as const).map((direction) => {
        const value = counter?.[direction];
        return (
          <div key={direction}>
            <SwitchRow
              name={direction === 'up' ? 'countUp' : 'countDown'}
              member={`counter/${direction}`}
              value={value !== undefined}
              onChange={(on) => change(direction, on ? {} : undefined)}
            />
            {value &&
              MEMBERS.map((member) => (
                <TextRow
                  key={member}
                  name={member}
                  member={`counter/${direction}/${member}`}
                  value={value[member]}
                  otherwise={t(`none.${member}`)}
                  onChange={(text) => {
                    const quantity = optionalQuantity(text);
                    change(
                      direction,
                      quantity === undefined ? without(value, member) : { ...value, [member]: quantity },
                    );
                  }}
                />
              ))}
          </div>
        );
      })}
    </>
  );
}
