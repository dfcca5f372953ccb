import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentScale, shownColumns, usePicture, currentViewport } from '../map/current.ts';
import { addressText, sizeText } from '../map/sizes.ts';
import { isSamePlace, select, useMap } from '../store/mapStore.ts';
import { bandsInView } from './inView.ts';
import { bandSpan, columnSpan } from './layout.ts';

/** More regions than this are too small to be meant one by one. */
const MOST = 150;
const SETTLED_MS = 120;

/** The regions in view as elements with names, over their pictures, for screen readers. */
export function NamesLayer() {
  const { t } = useTranslation('memoryMap');
  const picture = usePicture();
  const selected = useMap((state) => state.selected);
  const size = useMap((state) => state.size);
  useSettledView();
  const { scrollX, hidden } = useMap.getState();
  const [scale, viewport] = [currentScale(), currentViewport()];
  const columns = shownColumns(picture, hidden);
  const seen = columns.flatMap((column, index) => {
    const span = columnSpan(index, size.width, columns.length, scrollX);
    return bandsInView(column, scale, viewport, size.height).map((each) => ({
      ...each,
      span,
      manager: column.view.manager,
    }));
  });
  if (seen.length > MOST) return null;
  return (
    <div className="nl-map-names">
      {seen.map(({ band, span, manager, ...seenAt }) => {
        const top = Math.max(0, seenAt.top);
        const bottom = Math.min(size.height, seenAt.top + seenAt.height);
        return (
          <button
            key={`${manager} ${band.key}`}
            type="button"
            tabIndex={-1}
            data-region={band.key}
            data-manager={manager}
            style={{ ...bandSpan(band, span), top, height: Math.max(2, bottom - top) }}
            aria-pressed={isSamePlace(selected, band.place)}
            aria-label={t('draw.region', {
              name: band.key,
              base: addressText(band.base),
              end: addressText(band.base + band.size - 1n),
              size: sizeText(band.size),
            })}
            onClick={() => select({ endpoint: band.place.endpoint, alias: band.place.alias })}
          />
        );
      })}
    </div>
  );
}

/** Renders again once the view has stood still: the layer is not rebuilt while it moves. */
function useSettledView(): void {
  const [, setSettled] = useState({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = useMap.subscribe((state, before) => {
      const same =
        state.viewport === before.viewport &&
        state.scrollX === before.scrollX &&
        state.readable === before.readable;
      if (same) return;
      clearTimeout(timer);
      timer = setTimeout(() => setSettled({}), SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
