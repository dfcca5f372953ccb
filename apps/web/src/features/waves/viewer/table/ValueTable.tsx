import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/time.ts';
import { formatValue } from '../format/formats.ts';
import type { WavePanelProps } from '../panels.ts';
import type { SignalRow } from '../view/model.ts';
import { shownSignals } from '../view/shownRows.ts';
import { refOf, titleOf } from '../view/signalRow.ts';
import { useTimedValues } from './useTimedValues.ts';
import './valueTable.css';

const mostMarkers = 20;

/** The values of the displayed signals at the cursor and at each marker: the waves for those who do not see them. */
export default function ValueTable({ dump: { data, info }, view, dispatch }: WavePanelProps) {
  const { t } = useTranslation('waves');
  const rows = shownSignals(view);
  const markers = view.markers.toSorted((a, b) => a.time - b.time).slice(0, mostMarkers);
  const columns = [{ key: -1, name: t('cursor'), time: view.cursor }, ...markers];
  const values = useTimedValues(
    data,
    rows.flatMap((row) => refOf(row) ?? []),
    columns.map(({ time }) => time),
  );
  const textAt = (row: SignalRow, time: number): string => {
    const ref = refOf(row);
    if (ref === null) return t('table.missing');
    const value = values.get(time)?.get(ref);
    return value === null || value === undefined ? '' : formatValue(value, row);
  };
  if (rows.length === 0) return <p className="nl-wave-table-hint">{t('table.none')}</p>;
  return (
    <div className="nl-wave-table-scroller" tabIndex={0} role="region" aria-label={t('table.caption')}>
      <table className="nl-wave-table" aria-label={t('table.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            {columns.map(({ key, name, time }) => (
              <TimeHeading
                key={key}
                name={name}
                time={formatTime(time + info.timeZero, info.timescale)}
                onClick={() => dispatch({ type: 'cursor', time, reveal: true })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} aria-selected={view.selected.includes(row.key)}>
              <SignalHeading row={row} onClick={() => dispatch({ type: 'select', keys: [row.key] })} />
              {columns.map(({ key, time }) => (
                <td key={key}>{textAt(row, time)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TimeProps {
  /** Of the marker. */
  name: string;
  time: string;
  onClick: () => void;
}

function TimeHeading({ name, time, onClick }: TimeProps) {
  return (
    <th scope="col">
      <button type="button" onClick={onClick}>
        {name}
        <small>{time}</small>
      </button>
    </th>
  );
}

function SignalHeading({ row, onClick }: { row: SignalRow; onClick: () => void }) {
  const { name, range } = titleOf(row);
  return (
    <th scope="row">
      <button type="button" onClick={onClick}>
        {name}
        <i>{range}</i>
      </button>
    </th>
  );
}
