import { generationCanvas } from '@netloom/contract';
import { socKind } from '@netloom/soc';
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
      const { path } = member.row;
      const { document, diagnostics } = socKind.read(toVerilogJson, path);
      if (document === undefined) return { written: false, files: [], diagnostics };
      const design = await generateDesign({ path, text: toVerilogJson }, member.tree);
      const result = await applyGeneration(design, target, decisions);
      return { ...result, diagnostics: design.diagnostics };
    });
  },
);
