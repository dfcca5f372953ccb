import type { WriteGate } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { TextRow } from './TextRow.tsx';
import { SelectRow } from './rows.tsx';

interface GateRowsProps {
  gate: WriteGate | undefined;
  /** Fields that may be named. */
  paths: (text: string) => readonly string[];
  onChange: (gate: WriteGate | undefined) => void;
}

/** The field that allows writes, and at which value it does. */
export function GateRows({ gate, paths, onChange }: GateRowsProps) {
  const { t } = useTranslation('registers');
  return (
    <>
      <TextRow
        name="gate"
        value={gate?.field}
        otherwise={t('none.gate')}
        choices={paths}
        onChange={(field) => onChange(field === '' ? undefined : { field, active: gate?.active ?? 'high' })}
      />
      {gate && (
        <SelectRow
          name="gateActive"
          value={gate.active}
          options={['high', 'low']}
          onChange={(active) => active && onChange({ ...gate, active })}
        />
      )}
    </>
  );
}
