import { selectDeptList } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listProjects } from './projectRows.ts';

export const selectDeptListRoute = implement(
  selectDeptList,
  signedIn,
  ({ body: { search, mine, dissolved, ...page }, language }, { caller }, { database, permissions }) => {
    const administers = permissions.allow(caller, 'system:dept:view');
    const filter = { search, all: administers && !mine, dissolved: administers && dissolved };
    return listProjects(database, { ...caller, language }, filter, page);
  },
);
