import { generateBlock } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { kindWithFolder, generationFor, saveGenerated } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { blockRow } from './blockRow.ts';

export const generateRoute = implement(
  generateBlock,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { kind: id, text, folder, hash, decisions } }, member, services) =>
    member.tree.exclusive(async () => {
      const served = kindWithFolder(id);
      const made = await generationFor(served, { text, field: 'text', folder }, member.tree);
      const save = { kind: served.kind, made, hash, decisions, rowOf: blockRow };
      return saveGenerated(save, member, services);
    }),
);
