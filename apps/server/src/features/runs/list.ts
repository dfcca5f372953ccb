import { listRuns as call, RunKind } from '@netloom/contract';
import { z } from 'zod';
import { implement } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import { memberOf } from '../department/index.ts';
import { listRuns } from './repository.ts';
import { runRows } from './rows.ts';

const Kinds = z.object({ kinds: z.array(RunKind).optional() });

export const listRoute = implement(
  call,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query }, { caller }, { database }) => {
    const { deptId, page, limit, mine, nested, order, ...asked } = query;
    const { kinds } = validate(Kinds, { kinds: asked.kinds?.split(',').filter(Boolean) }, 'query');
    const createBy = mine === 'true' ? caller.userId : undefined;
    const filter = { ...asked, kinds, createBy };
    const { total, rows } = await listRuns(database, deptId, filter, {
      ...{ page, limit, order },
      nested: nested === 'true',
    });
    return { total, rows: await runRows(rows, database) };
  },
);
