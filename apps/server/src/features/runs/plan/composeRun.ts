import type { RunRequest } from '@netloom/contract';
import { kindOf } from '@netloom/tools/planning';
import type { Composition, PlanContext } from '@netloom/tools/planning';
import { warning } from '../../../http/refuse.ts';
import { refusing } from './refusing.ts';

/** Decides which runs a run of runs of the pinned tree consists of. @throws as `planRun` */
export async function composeRun(
  request: RunRequest,
  context: PlanContext,
  runIdOf: (member: string) => string,
): Promise<Composition> {
  const composing = await kindOf(request.kind)?.load.compose?.();
  if (composing === undefined)
    throw warning('kind-unknown', { field: 'kind', values: { kind: request.kind } });
  return refusing(context.tree, async () => sound(await composing.compose(request, context, runIdOf)));
}

/** @throws where a kind composes what could not be run: a member that comes twice, or waits for one that does not come before */
function sound(composition: Composition): Composition {
  if (composition.members.length === 0) throw new Error(`${composition.title} consists of no runs`);
  const known = new Set<string>();
  for (const { name, after = [] } of composition.members) {
    const unknown = after.find((each) => !known.has(each));
    if (unknown !== undefined) throw new Error(`${name} waits for ${unknown}, which does not come before it`);
    if (known.has(name)) throw new Error(`two members are called ${name}`);
    known.add(name);
  }
  return composition;
}
