import { selectMenuList } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { menuRows } from './menuTree.ts';
import { listEntries } from './repository.ts';

export const selectMenuListRoute = implement(
  selectMenuList,
  permitted('system:menu:view'),
  async (_incoming, _scope, { database }) => menuRows(await listEntries(database)),
);
