import type { TicketPlace } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { safeLink } from '../text/index.ts';

/** Where a ticket was written, line by line; what is empty is left out. */
export function PlaceLines({ place }: { place: TicketPlace }) {
  const { t } = useTranslation('tickets');
  const lines = (['screen', 'design', 'runId', 'browser', 'version'] as const).filter(
    (key) => place[key] !== '',
  );
  return (
    <dl className="nl-place">
      {lines.map((key) => {
        const address = key === 'screen' ? safeLink(place.screen) : null;
        return (
          <div key={key}>
            <dt>{t(`place.${key}`)}</dt>
            <dd>{address?.startsWith('/') ? <Link to={address}>{place[key]}</Link> : place[key]}</dd>
          </div>
        );
      })}
    </dl>
  );
}
