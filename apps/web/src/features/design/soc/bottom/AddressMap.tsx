import { formatAddress } from '@netloom/soc';
import type { ManagerView } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { showEndpoint } from '../find/show.ts';
import { mapBands, sizeText } from './mapBands.ts';
import { overlapping } from './overlapping.ts';

/** The manager's address space, lowest address first; what overlaps is red. */
export function AddressMap({ view }: { view: ManagerView }) {
  const { t } = useTranslation('soc');
  const clash = overlapping(view.regions);
  return (
    <figure className="nl-soc-map" aria-label={t('address.map')}>
      <figcaption>{t('address.scale')}</figcaption>
      {mapBands(view).map(({ endpoint, base, size, height }) => (
        <div
          key={`${endpoint}${base}`}
          style={{ height }}
          data-kind={endpoint === undefined ? 'gap' : clash.has(endpoint) ? 'clash' : 'region'}
        >
          <code>{formatAddress(base)}</code>
          {endpoint === undefined ? (
            <span>{t('address.gap')}</span>
          ) : (
            <button type="button" onClick={() => showEndpoint(endpoint)}>
              {endpoint}
            </button>
          )}
          <small>{sizeText(size)}</small>
        </div>
      ))}
    </figure>
  );
}
