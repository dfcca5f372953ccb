import type { Feature } from '../../services.ts';
import { sharedResultRoute, sharedResultsRoute } from './shared.ts';
import { listSharesRoute, makeShareRoute, resultPlaceRoute, withdrawShareRoute } from './shares.ts';

export const share: Feature = {
  routes: [
    listSharesRoute,
    makeShareRoute,
    withdrawShareRoute,
    sharedResultsRoute,
    sharedResultRoute,
    resultPlaceRoute,
  ],
};
