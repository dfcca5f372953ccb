import type { ClockSource, OscillatorCell } from '@netloom/model';
import { OSCILLATORS } from '@netloom/soc/clocks';
import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { editClock } from '../store/edits.ts';

type OscillatorSource = Extract<ClockSource, { kind: 'oscillator' }>;

const CELLS = Object.entries(OSCILLATORS).map(([value, { title }]) => ({
  value: value as OscillatorCell,
  label: title,
}));

/** Which oscillator of a chip a clock is, and by what its cell divides. */
export function OscillatorControl({ name, source }: { name: string; source: OscillatorSource }) {
  const { t } = useTranslation('clocks');
  const { kind, cell, divide } = source;
  const { min, max } = OSCILLATORS[cell].divides;
  return (
    <span className="nl-clocks-control">
      <Select
        size="small"
        aria-label={t('edit.cellOf', { name })}
        value={cell}
        options={CELLS}
        onChange={(next) =>
          editClock(name, { source: { kind, cell: next, divide: OSCILLATORS[next].divides.min } })
        }
      />
      {max > min && (
        <InputNumber
          size="small"
          min={min}
          max={max}
          precision={0}
          prefix="÷"
          aria-label={t('edit.ratioOf', { name })}
          value={divide ?? 1}
          onChange={(next) => next !== null && editClock(name, { source: { kind, cell, divide: next } })}
        />
      )}
    </span>
  );
}
