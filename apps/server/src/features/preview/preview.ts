import { previewGeneration } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { previewFiles, targetOf } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { GENERATORS } from './generators.ts';

export const previewRoute = implement(
  previewGeneration,
  memberTree('design:view', ({ body }) => body.deptId),
  async ({ body: source }, member, services) => {
    const generator = GENERATORS.find(({ suffix }) => source.path.endsWith(suffix));
    if (generator === undefined) {
      const endings = GENERATORS.map(({ suffix }) => suffix).join(', ');
      throw warning('nothing-generated', { field: 'path', values: { path: source.path, endings } });
    }
    const design = await generator.generate(source, member.tree);
    const files = await previewFiles(design, await targetOf(member, services));
    return { files, diagnostics: design.diagnostics };
  },
);
