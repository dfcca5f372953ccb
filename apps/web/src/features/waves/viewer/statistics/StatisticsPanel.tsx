import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/time.ts';
import { RangeChoice } from '../panels/RangeChoice.tsx';
import { rangeOfChoice, usableChoice } from '../panels/range.ts';
import type { RangeChoiceValue } from '../panels/range.ts';
import type { WavePanelProps } from '../panels.ts';
import { selectedRows } from '../view/select.ts';
import { refOf } from '../view/signalRow.ts';
import { SignalStatistics } from './SignalStatistics.tsx';
import { useStatistics } from './useStatistics.ts';
import './statistics.css';

const mostSignals = 24;

/** What the selected signals do over a stretch of time: changes, share at one, period, extremes. */
export default function StatisticsPanel({ dump, view }: WavePanelProps) {
  const { t } = useTranslation('waves');
  const [choice, setChoice] = useState<RangeChoiceValue>('window');
  const { info, data } = dump;
  const usable = usableChoice(choice, view);
  const range = rangeOfChoice(usable, view);
  const rows = selectedRows(view).flatMap((row) => {
    const signal = row.kind === 'signal' ? refOf(row) : null;
    return row.kind === 'signal' && signal !== null ? [{ row, signal }] : [];
  });
  const shown = rows.slice(0, mostSignals);
  const answers = useStatistics(
    data,
    shown.map(({ signal }) => signal),
    range,
  );
  const show = (time: number) => formatTime(time + info.timeZero, info.timescale);
  return (
    <div className="nl-wave-statistics-panel">
      <header>
        <RangeChoice value={usable} view={view} onChange={setChoice} withDump />
        <span>
          {show(range.from)} – {show(range.to)}
        </span>
      </header>
      {rows.length === 0 && <p className="nl-wave-statistics-hint">{t('statistics.none')}</p>}
      <div className="nl-wave-statistics-signals">
        {shown.map(({ row, signal }) => (
          <SignalStatistics key={row.key} row={row} answer={answers.get(signal)} timescale={info.timescale} />
        ))}
      </div>
      {rows.length > mostSignals && (
        <p className="nl-wave-statistics-hint">{t('statistics.more', { count: mostSignals })}</p>
      )}
    </div>
  );
}
