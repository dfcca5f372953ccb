import { generationCanvas } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { memberOfCanvas } from '../policy.ts';
import { applyGeneration } from './applyGeneration.ts';
import { generateDesign } from './generateDesign.ts';

export const generationCanvasRoute = implement(
  generationCanvas,
  memberOfCanvas('design:edit', ({ body }) => body.socCanvasId),
  async ({ body: { toVerilogJson, decisions = {} } }, { tree, row, caller }, { projects }) => {
    const generated = await projects.generated(row.deptId, caller.userId);
    return tree.exclusive(async () => {
      const design = await generateDesign(toVerilogJson, tree);
      const result = await applyGeneration(design, { tree, generated }, decisions);
      return { ...result, diagnostics: design.diagnostics };
    });
  },
);
