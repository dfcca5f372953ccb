import { saveDocumentText } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { saveText } from '../../projects/index.ts';
import { memberTree } from '../tree/index.ts';
import { documentReply, requireKind } from './reply.ts';
import { requireDocument } from './requireDocument.ts';

export const saveRoute = implement(
  saveDocumentText,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body: { path, text, hash } }, { tree }) => {
    requireDocument(requireKind(path), text, 'text');
    return documentReply(await saveText(tree, { path, text, hash }, 'path', documentReply));
  },
);
