import { generatePins } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { kindWithFolder, generationFor, saveGenerated } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { pinsRow } from './pinsFolder.ts';

export const generateRoute = implement(
  generatePins,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { pinsJson: text, folder, hash, decisions } }, member, services) =>
    member.tree.exclusive(async () => {
      const served = kindWithFolder('pins');
      const made = await generationFor(served, { text, field: 'pinsJson', folder }, member.tree);
      const save = { kind: served.kind, made, hash, decisions, rowOf: pinsRow };
      const { written, files, diagnostics, stored } = await saveGenerated(save, member, services);
      return { written, files, diagnostics, stored };
    }),
);
