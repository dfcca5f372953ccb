import type { WaveInfo } from '@netloom/waves';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { MarkerLine } from './MarkerLine.tsx';
import { markerRows } from './markerRows.ts';
import { MarkerTools } from './MarkerTools.tsx';
import { PanelHeading } from '../panels/PanelHeading.tsx';
import './markers.css';

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
    <section className="nl-wave-markers-section">
      <PanelHeading title={t('markers.title')}>
        <MarkerTools hasMarkers={markers.length > 0} dispatch={dispatch} />
      </PanelHeading>
      {markers.length === 0 ? (
        <p className="nl-wave-markers-hint">{t('markers.none')}</p>
      ) : (
        <table className="nl-wave-markers-table">
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
              <MarkerLine key={row.key} row={row} info={info} dispatch={dispatch} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
