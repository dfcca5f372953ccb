import { Spin } from 'antd';
import type { SignalRow } from '../view/model.ts';
import { rowWidth, titleOf, valueKindOf } from '../view/signalRow.ts';
import { Figures } from './Figures.tsx';
import type { Statistic } from './useStatistics.ts';
import './statistics.css';

interface Props {
  row: SignalRow;
  /** Undefined while it is worked out. */
  answer: Statistic | undefined;
  timescale: number;
}

/** What one signal does. */
export function SignalStatistics({ row, answer, timescale }: Props) {
  const { name, range } = titleOf(row);
  return (
    <section>
      <h4>
        {name}
        <i>{range}</i>
      </h4>
      {answer?.statistics && (
        <Figures
          statistics={answer.statistics}
          isBit={valueKindOf(row) === 'bits' && rowWidth(row) === 1}
          timescale={timescale}
        />
      )}
      {answer?.error !== undefined && <p className="nl-wave-statistics-error">{answer.error}</p>}
      {!answer && <Spin size="small" />}
    </section>
  );
}
