import { libJsonByIpxact } from '@netloom/contract';
import { permittedInWork } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { importModules } from './importModules.ts';
import { readComponents } from './readComponents.ts';

export const libJsonByIpxactRoute = implement(
  libJsonByIpxact,
  permittedInWork('design:edit'),
  ({ request }, { caller }, services) => importModules(request, caller, services, readComponents),
);
