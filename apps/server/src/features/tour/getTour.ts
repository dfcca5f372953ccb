import { getTour } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { tourOf } from './tourOf.ts';

export const getTourRoute = implement(getTour, signedIn, (_incoming, { caller }, services) =>
  tourOf(caller, services),
);
