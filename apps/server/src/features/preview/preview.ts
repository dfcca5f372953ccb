import { previewGeneration } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { generatingAt, generationFor, previewFiles, targetOf } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';

export const previewRoute = implement(
  previewGeneration,
  memberTree('design:view', ({ body }) => body.deptId),
  async ({ body }, member, services) => {
    const asked = { ...body, field: 'text' };
    const { generation } = await generationFor(generatingAt(body.path), asked, member.tree);
    const files = await previewFiles(generation, await targetOf(member, services));
    return { files, diagnostics: generation.diagnostics };
  },
);
