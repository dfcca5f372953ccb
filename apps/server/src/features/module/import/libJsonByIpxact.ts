import { libJsonByIpxact } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { importModules } from './importModules.ts';
import { readComponents } from './readComponents.ts';

export const libJsonByIpxactRoute = implement(
  libJsonByIpxact,
  signedIn,
  ({ request }, { caller }, services) => importModules(request, caller, services, readComponents),
);
