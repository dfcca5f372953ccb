import { listDocuments } from '@netloom/contract';
import type { DocumentRow } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { readStored } from '../../projects/index.ts';
import { memberTree } from '../tree/index.ts';
import { kindAt } from './kinds.ts';
import { documentRow } from './reply.ts';

export const listRoute = implement(
  listDocuments,
  memberTree('design:view', ({ query }) => query.deptId),
  async ({ query: { kind } }, { tree }) => {
    const rows: DocumentRow[] = [];
    for (const path of await tree.find('**/*.json')) {
      const id = kindAt(path)?.kind.id;
      if (id === undefined || (kind !== undefined && id !== kind)) continue;
      const stored = await readStored(tree, path, 'path').catch(() => undefined);
      if (stored !== undefined) rows.push(documentRow(stored));
    }
    return rows;
  },
);
