import { folderOf } from '../folderOf.ts';
import { requireAsGenerated } from '../generatedCore.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import { coreOf } from '../toolchain/coreOf.ts';
import type { SpeedRequest } from './kind.ts';
import { planSpeed } from './planSpeed.ts';

export const plan: Planning<SpeedRequest>['plan'] = async (request, { tree, machine, sha256 }) => {
  const { top, fileList } = request;
  await requireAsGenerated(request, tree);
  const core = await coreOf(`${folderOf(fileList)}/${top}.core.json`, tree);
  const { versions, node, tools } = machine;
  const limits = limitsOf(request);
  return { top, plan: planSpeed({ core, versions, node, tools, limits, sha256 }) };
};
