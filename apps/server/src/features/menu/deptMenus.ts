import { deptMenus } from '@netloom/contract';
import type { Incoming } from '../../http/route.ts';
import { implement } from '../../http/route.ts';
import { switchersOf } from './policy.ts';
import { listSwitchedOff } from './repository.ts';

export const deptMenusRoute = implement(
  deptMenus,
  switchersOf('system:menu:view', ({ query }: Incoming<typeof deptMenus>) => query.deptId),
  ({ query: { deptId } }, _scope, { database }) => listSwitchedOff(database, deptId),
);
