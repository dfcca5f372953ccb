import { generateRegisters } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { applyGeneration, targetOf } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { registerFiles } from './registerFiles.ts';

export const generateRoute = implement(
  generateRegisters,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { decisions = {}, ...views } }, member, services) =>
    member.tree.exclusive(async () => {
      const design = await registerFiles(views, member.tree);
      const result = await applyGeneration(design, await targetOf(member, services), decisions);
      return { ...result, diagnostics: design.diagnostics };
    }),
);
