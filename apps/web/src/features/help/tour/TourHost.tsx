import { Suspense, lazy } from 'react';
import { useOffer } from '../../../commands/useOffer.ts';
import { tourCommands } from './tourCommands.ts';
import { useTour } from './useTour.ts';

const TourPanel = lazy(() => import('./TourPanel.tsx'));

/** The guided tour where the user has it open; the palette opens it. */
export function TourHost() {
  const tour = useTour();
  useOffer(tourCommands, null);
  if (tour === undefined || !tour.open) return null;
  return (
    <Suspense>
      <TourPanel tour={tour} />
    </Suspense>
  );
}
