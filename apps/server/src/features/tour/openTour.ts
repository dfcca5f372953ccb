import { openTour } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { setOpen } from './repository.ts';
import { tourChanged } from './tourChanged.ts';
import { tourOf } from './tourOf.ts';

export const openTourRoute = implement(openTour, signedIn, async ({ body }, { caller }, services) => {
  await setOpen(services.database, caller.userId, body.open);
  tourChanged(services.hub, caller.userId);
  return tourOf(caller, services);
});
