import { readDocumentText } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { readStored } from '../../projects/index.ts';
import { memberTree } from '../tree/index.ts';
import { documentReply, requireKind } from './reply.ts';

export const readRoute = implement(
  readDocumentText,
  memberTree('design:view', ({ query }) => query.deptId),
  async ({ query: { path } }, { tree }) => {
    requireKind(path);
    const stored = await readStored(tree, path, 'path');
    if (stored === undefined) throw notFound('no-file', { field: 'path', values: { path } });
    return documentReply(stored);
  },
);
