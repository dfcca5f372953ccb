import type { WaveInfo } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import { useInstructionTexts } from '../format/instructionTexts.ts';
import { formatValue } from '../format/formats.ts';
import { formatTime } from '../format/time.ts';
import type { Values } from '../useValues.ts';
import type { RowNode } from '../view/model.ts';
import { refOf, titleOf } from '../view/signalRow.ts';
import './board.css';

interface Props {
  id: string;
  rows: RowNode[];
  values: Values;
  info: WaveInfo;
  cursor: number;
}

/** What the picture says in words, for screen readers: the values in sight at the cursor. */
export function ValuesText({ id, rows, values, info, cursor }: Props) {
  const { t } = useTranslation('waves');
  useInstructionTexts(({ textOf }) => textOf);
  const texts = rows.flatMap((row) => {
    const ref = row.kind === 'signal' ? refOf(row) : null;
    const value = ref === null ? null : values.get(ref);
    if (row.kind !== 'signal' || value === null || value === undefined) return [];
    return [`${titleOf(row).name} ${formatValue(value, row)}`];
  });
  const time = formatTime(cursor + info.timeZero, info.timescale);
  return (
    <p id={id} className="nl-wave-board-hidden">
      {t('values.at', { time, values: texts.join(', ') })}
    </p>
  );
}
