import { getAllSocModule } from '@netloom/contract';
import type { SocModule } from '@netloom/contract';
import type { Library } from '@netloom/soc';
import { askCall, callKey, queryClient } from '../../../../api/index.ts';
import { paletteLibrary } from '../../palette/index.ts';
import { setSoc, useSoc } from '../store/socStore.ts';
import { withEdited } from './edited.ts';

/** The palette of a department, from the cache when it is fresh. */
export function fetchModules(deptId: number): Promise<SocModule[]> {
  return askCall(getAllSocModule, { params: { x: deptId } });
}

/**
 * The palette as the page knows it, so that a level opens at once; what has changed since follows, as the screen that shows it
 * takes it over. One that is known to have changed is waited for.
 */
export async function knownModules(deptId: number): Promise<SocModule[]> {
  const queryKey = callKey(getAllSocModule, { params: { x: deptId } });
  const known = queryClient.getQueryState<SocModule[]>(queryKey);
  const asked = fetchModules(deptId);
  if (known?.data === undefined || known.isInvalidated) return asked;
  // A failure is told where it is asked for.
  asked.catch(() => undefined);
  return known.data;
}

const libraries = new WeakMap<SocModule[], Library>();

/** The same palette gives the same library: what was learnt of its blocks is kept with it. */
export function libraryOf(modules: SocModule[]): Library {
  let library = libraries.get(modules);
  if (!library) libraries.set(modules, (library = paletteLibrary(modules)));
  return library;
}

/** The library follows when the palette changes, e.g. after an import. */
export function takeModules(modules: SocModule[]): void {
  const stored = libraryOf(modules);
  if (stored !== useSoc.getState().stored) setSoc({ stored, library: withEdited(stored) });
}
