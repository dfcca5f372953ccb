import {
  AimOutlined,
  CloseOutlined,
  ColumnWidthOutlined,
  DeleteOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import type { WaveInfo } from '@netloom/waves';
import { Button } from 'antd';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFrequency, formatTime } from '../format/time.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { markerRows } from './markerRows.ts';
import type { MarkerRow } from './markerRows.ts';
import styles from './Markers.module.css';
import { NameCell } from './NameCell.tsx';
import { PanelHeading } from '../panels/PanelHeading.tsx';

interface Props {
  info: WaveInfo;
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
}

/** The markers by time, each with its distance to the cursor and to the one before. */
export function MarkerTable({ info, view, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const { markers, cursor } = view;
  return (
    <section className={styles.section}>
      <PanelHeading title={t('markers.title')}>
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined />}
          title={t('markers.add')}
          aria-label={t('markers.add')}
          onClick={() => dispatch({ type: 'marker.add' })}
        />
        <Button
          type="text"
          size="small"
          icon={<ColumnWidthOutlined />}
          title={t('markers.fit')}
          aria-label={t('markers.fit')}
          disabled={markers.length === 0}
          onClick={() => dispatch({ type: 'fit.markers' })}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          title={t('markers.clear')}
          aria-label={t('markers.clear')}
          disabled={markers.length === 0}
          onClick={() => dispatch({ type: 'marker.clear' })}
        />
      </PanelHeading>
      {markers.length === 0 ? (
        <p className={styles.hint}>{t('markers.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('markers.name')}</th>
              <th scope="col">{t('markers.time')}</th>
              <th scope="col">{t('markers.toCursor')}</th>
              <th scope="col">{t('markers.toPrevious')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {markerRows(markers, cursor).map((row) => (
              <Line key={row.key} row={row} info={info} dispatch={dispatch} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Line({ row, info, dispatch }: { row: MarkerRow; info: WaveInfo; dispatch: Dispatch<ViewAction> }) {
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
          className={styles.jump}
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
