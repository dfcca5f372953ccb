import { useTranslation } from 'react-i18next';
import { shownColumns, usePicture } from '../map/current.ts';
import { sizeText } from '../map/sizes.ts';
import { usageOf } from '../map/usage.ts';
import { useMap } from '../store/mapStore.ts';
import { columnSpan } from './layout.ts';

/** Above each column its manager and how much of its address space is used. */
export function ColumnHeads() {
  const { t } = useTranslation('memoryMap');
  const picture = usePicture();
  const width = useMap((state) => state.size.width);
  const scrollX = useMap((state) => state.scrollX);
  const hidden = useMap((state) => state.hidden);
  const manager = useMap((state) => state.manager);
  const columns = shownColumns(picture, hidden);
  return (
    <div className="nl-map-heads">
      <span className="nl-map-corner">{t('draw.address')}</span>
      <div>
        {columns.map(({ view }, index) => {
          const span = columnSpan(index, width, columns.length, scrollX);
          return (
            <button
              key={view.manager}
              type="button"
              onClick={() => useMap.setState({ manager: view.manager })}
              style={span}
              data-current={columns.length > 1 && view.manager === manager}
              title={view.manager}
            >
              <b>{view.manager}</b>
              <small>
                {t('draw.used', { size: sizeText(usageOf(view).used), span: sizeText(view.span) })}
              </small>
            </button>
          );
        })}
      </div>
    </div>
  );
}
