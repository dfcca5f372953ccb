import { generationCanvas } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { memberOfCanvas } from '../policy.ts';
import { applyGeneration, targetOf } from '../../generation/index.ts';
import { generateDesign } from './generateDesign.ts';

export const generationCanvasRoute = implement(
  generationCanvas,
  memberOfCanvas('design:edit', ({ body }) => body.socCanvasId),
  async ({ body: { toVerilogJson, decisions = {} } }, member, services) => {
    const target = await targetOf(member, services);
    return member.tree.exclusive(async () => {
      const design = await generateDesign(toVerilogJson, member.tree);
      const result = await applyGeneration(design, target, decisions);
      return { ...result, diagnostics: design.diagnostics };
    });
  },
);
