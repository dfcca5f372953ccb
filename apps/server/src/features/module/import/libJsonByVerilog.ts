import { libJsonByVerilog } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { importModules } from './importModules.ts';
import { readModules } from './readModules.ts';

export const libJsonByVerilogRoute = implement(
  libJsonByVerilog,
  signedIn,
  ({ request }, { caller }, services) => importModules(request, caller, services, readModules),
);
