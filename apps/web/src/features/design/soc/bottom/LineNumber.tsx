import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { setLine } from './interruptLines.ts';
import type { InterruptRow } from './interruptRows.ts';

const HIGHEST = 1023;

/** The bit of its sink that an interrupt drives. */
export function LineNumber({ row }: { row: InterruptRow }) {
  const { t } = useTranslation('soc');
  return (
    <InputNumber
      aria-label={`${row.source} ${t('interrupt.number')}`}
      min={0}
      max={HIGHEST}
      precision={0}
      disabled={row.sink === undefined}
      status={row.clash ? 'error' : ''}
      value={row.number}
      onChange={(number) => number !== null && setLine(row.source, row.sink!, number)}
    />
  );
}
