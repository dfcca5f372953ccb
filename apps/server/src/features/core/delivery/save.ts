import { saveCoreDelivery } from '@netloom/contract';
import { checkCore } from '@netloom/core';
import { notFound } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { inWorker } from '../../../inWorker/index.ts';
import { applyGeneration, generationOf, manifestPath, targetOf } from '../../generation/index.ts';
import { memberTree } from '../../tree/index.ts';
import { instructionsIn } from '../instructionsIn.ts';
import { unproved } from '../unproved.ts';
import { readOthers } from './readOthers.ts';
import { readCoreSource, requireOptions } from '../coreFolder.ts';
import type { DeliveryTask, MadeDelivery } from './makeDelivery.ts';

/** A core with many options, and hundreds of random programs. */
const SECONDS = 300;

const made = (data: DeliveryTask): Promise<MadeDelivery> =>
  inWorker({
    program: new URL('./makeDelivery.worker.ts', import.meta.url),
    data,
    field: 'suites',
    task: 'make-delivery',
    seconds: SECONDS,
  });

export const saveDeliveryRoute = implement(
  saveCoreDelivery,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body }, member, services) => {
    const { suites, programs, seed, weights, others: foreign, decisions = {} } = body;
    const { tree } = member;
    const source = await readCoreSource(tree, body.folder);
    if (source === undefined)
      throw notFound('no-core-in', { field: 'folder', values: { folder: body.folder } });
    const options = requireOptions(source.text, source.path);
    const { insns, diagnostics: unfit } = await instructionsIn(tree, options, 'folder');
    const doubts = unfit.length > 0 ? unfit : await unproved(insns, body.deptId, services.database);
    const diagnostics = [...checkCore(options), ...doubts];
    if (diagnostics.some(({ severity }) => severity === 'error'))
      return { written: false, files: [], diagnostics, plan: '', tests: 0 };
    const folder = `delivery/${options.name}`;
    // Making it takes long, and needs nothing of the tree: others may work there meanwhile.
    const others = foreign === undefined ? undefined : await readOthers(tree, foreign);
    const choice = { suites, programs, seed, ...(weights && { weights }), ...(others && { others }) };
    const { files, plan, tests, left } = await made({ options, insns, choice, folder });
    const told = [...diagnostics, ...left];
    const result = await tree.exclusive(async () => {
      const generation = await generationOf(
        { folder, manifest: manifestPath(folder), files, diagnostics: told },
        tree,
      );
      return applyGeneration(generation, await targetOf(member, services), decisions);
    });
    return { ...result, diagnostics: told, plan: `${folder}/${plan}`, tests };
  },
);
