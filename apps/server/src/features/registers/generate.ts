import { generateRegisters } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { applyGeneration, generatingAt, generationFor, targetOf } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';

export const generateRoute = implement(
  generateRegisters,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { decisions = {}, ...views } }, member, services) =>
    member.tree.exclusive(async () => {
      const asked = { ...views, field: 'text' };
      const { generation } = await generationFor(generatingAt(views.path), asked, member.tree);
      const result = await applyGeneration(generation, await targetOf(member, services), decisions);
      return { ...result, diagnostics: generation.diagnostics };
    }),
);
