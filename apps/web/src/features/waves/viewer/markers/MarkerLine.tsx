import { AimOutlined, CloseOutlined } from '@ant-design/icons';
import type { WaveInfo } from '@netloom/waves';
import { Button } from 'antd';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFrequency, formatTime } from '../format/time.ts';
import type { ViewAction } from '../view/actions.ts';
import type { MarkerRow } from './markerRows.ts';
import { NameCell } from './NameCell.tsx';
import './markers.css';

interface Props {
  row: MarkerRow;
  info: WaveInfo;
  dispatch: Dispatch<ViewAction>;
}

/** A marker: its name, its time, to which the cursor jumps, and how far it is from the cursor and the one before. */
export function MarkerLine({ row, info, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const { key, name, time } = row;
  const go = t('markers.jump', { name });
  const remove = t('markers.remove', { name });
  return (
    <tr>
      <th scope="row">
        <NameCell
          name={name}
          label={t('markers.name')}
          onChange={(next) => dispatch({ type: 'marker.rename', key, name: next })}
        />
      </th>
      <td>
        <button
          type="button"
          className="nl-wave-markers-jump"
          title={go}
          onClick={() => dispatch({ type: 'cursor', time, reveal: true })}
        >
          <AimOutlined aria-hidden /> {formatTime(time + info.timeZero, info.timescale)}
        </button>
      </td>
      <Difference ticks={row.fromCursor} timescale={info.timescale} />
      <Difference ticks={row.fromPrevious} timescale={info.timescale} />
      <td>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          title={remove}
          aria-label={remove}
          onClick={() => dispatch({ type: 'marker.remove', key })}
        />
      </td>
    </tr>
  );
}

/** A difference as time, and as the frequency of which it is the period. */
function Difference({ ticks, timescale }: { ticks: number | null; timescale: number }) {
  if (ticks === null) return <td />;
  return (
    <td>
      {formatTime(ticks, timescale)}
      {ticks !== 0 && <small>{formatFrequency(ticks, timescale)}</small>}
    </td>
  );
}
