import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SignalRow } from '../view/model.ts';
import { refOf, titleOf } from '../view/signalRow.ts';
import { clockRows } from './drawn.ts';

interface Props {
  rows: readonly SignalRow[];
  /** The clock's signal; empty: cells of equal length. */
  value: string;
  onChange: (clock: string) => void;
}

/** Chooses the clock whose cycles become the cells of a drawing. */
export function ClockChoice({ rows, value, onChange }: Props) {
  const { t } = useTranslation('waves');
  const clocks = new Map(
    clockRows(rows).map((row) => [refOf(row)!, t('export.clock', { name: titleOf(row).name })]),
  );
  const options = [...clocks].map(([ref, label]) => ({ value: ref, label }));
  return (
    <Select
      size="small"
      aria-label={t('export.cells')}
      value={value}
      options={[...options, { value: '', label: t('export.steps') }]}
      onChange={onChange}
      popupMatchSelectWidth={false}
    />
  );
}
