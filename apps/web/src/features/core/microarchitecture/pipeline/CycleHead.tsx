import type { PipelineRecord } from '@netloom/core/pipeline';
import { useTranslation } from 'react-i18next';
import { COLUMN } from './sizes.ts';

interface CycleHeadProps {
  record: PipelineRecord;
  /** Pixels of the names before the columns. */
  names: number;
  from: number;
  columns: number;
  cycle: number;
}

/** So many columns have one number. */
const NUMBERED = 5;

/** The clock cycles, each coloured by why no instruction goes on in it. */
export function CycleHead({ record, names, from, columns, cycle }: CycleHeadProps) {
  const { t } = useTranslation('pipeline');
  const end = Math.min(from + columns, record.cycles);
  const cycles = Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index);
  return (
    <div className="nl-pipe-head">
      <span className="nl-pipe-name">{t('instruction')}</span>
      {cycles.map((at) => {
        const cause = record.cause(at);
        const number = record.first + at;
        return (
          <b
            key={at}
            data-cause={cause}
            data-now={at === cycle}
            title={cause ? `${number}: ${t(`cause.${cause}`)}` : String(number)}
            style={{ left: names + (at - from) * COLUMN, width: COLUMN - 1 }}
          >
            {number % NUMBERED === 0 ? <span>{number}</span> : null}
          </b>
        );
      })}
    </div>
  );
}
