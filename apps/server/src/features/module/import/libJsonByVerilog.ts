import { libJsonByVerilog } from '@netloom/contract';
import { permittedInWork } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { importModules } from './importModules.ts';
import { readModules } from './readModules.ts';

export const libJsonByVerilogRoute = implement(
  libJsonByVerilog,
  permittedInWork('design:edit'),
  ({ request }, { caller }, services) => importModules(request, caller, services, readModules),
);
