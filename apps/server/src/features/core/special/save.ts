import { saveCorePoints } from '@netloom/contract';
import { checkCore } from '@netloom/core';
import { checkPoints, pointsKind } from '@netloom/core/special';
import { implement } from '../../../http/route.ts';
import { inWorker } from '../../../inWorker/index.ts';
import { requireDocument } from '../../documents/index.ts';
import { applyGeneration, generationOf, manifestPath, targetOf } from '../../generation/index.ts';
import { memberTree } from '../../tree/index.ts';
import { requireOptions } from '../coreFolder.ts';
import { instructionsIn } from '../instructionsIn.ts';
import type { MadePoints, PointsTask } from './makePoints.ts';

const made = (data: PointsTask): Promise<MadePoints> =>
  inWorker({
    program: new URL('./makePoints.worker.ts', import.meta.url),
    data,
    field: 'path',
    task: 'make-delivery',
    seconds: 120,
  });

export const savePointsRoute = implement(
  saveCorePoints,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body: { path, decisions = {} } }, member, services) => {
    const { tree } = member;
    const table = requireDocument(pointsKind, await tree.requireText(path, 'path'), path);
    const options = requireOptions(await tree.requireText(table.core, 'path'), table.core);
    const { insns, diagnostics: unfit } = await instructionsIn(tree, options, 'path');
    const diagnostics = [...checkPoints(table), ...checkCore(options), ...unfit];
    const nothing = { written: false, files: [], plan: '', tests: 0, left: [] };
    if (diagnostics.some(({ severity }) => severity === 'error')) return { ...nothing, diagnostics };
    const folder = `special/${table.name}`;
    const { files, plan, tests, left } = await made({ options, insns, table, folder });
    if (tests === 0) return { ...nothing, diagnostics, left };
    const result = await tree.exclusive(async () => {
      const manifest = manifestPath(folder);
      const generation = await generationOf({ folder, manifest, files, diagnostics }, tree);
      return applyGeneration(generation, await targetOf(member, services), decisions);
    });
    return { ...result, diagnostics, plan: `${folder}/${plan}`, tests, left };
  },
);
