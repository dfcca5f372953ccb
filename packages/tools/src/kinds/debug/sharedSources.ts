import { debuggedModule } from '@netloom/core/observed';
import type { SharedDebug } from '@netloom/soc/addressmap';
import { PlanError } from '../../planError.ts';
import { replaced } from '../boot/replaced.ts';
import type { ObservedSources } from '../boot/replaced.ts';
import type { ListedSources, PlanTree } from '../planContext.ts';

/**
 * The sources of a SoC whose debug module a debugger reaches by a socket: all else is as it was built. @throws a PlanError
 * for a module that was edited
 */
export async function sharedSources(
  { top, list }: { top: string; list: ListedSources },
  { built, reached }: SharedDebug,
  tree: PlanTree,
): Promise<ObservedSources> {
  const name = `${built.module}.sv`;
  const path = list.files.find((each) => each.endsWith(`/${name}`));
  if (path === undefined || (await tree.readText(path, 'path')) !== built.text)
    throw new PlanError('not-as-generated', 'path', { core: top, path: path ?? name });
  const made = [
    { path: `${reached.module}.sv`, text: reached.text },
    { path: name, text: debuggedModule(built, reached) },
  ];
  return replaced({ top, list }, [path], made, tree);
}
