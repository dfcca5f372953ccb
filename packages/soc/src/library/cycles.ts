import type { Vlnv } from '@netloom/model';
import type { Library } from './library.ts';

/**
 * The documents on the way from the last of `path` into `vlnv` and back to one of `path`; undefined where there is none.
 * `cleared` gathers those that lead nowhere back.
 */
export function wayBack(
  vlnv: Vlnv,
  path: readonly Vlnv[],
  library: Library,
  cleared: Set<Vlnv>,
): Vlnv[] | undefined {
  if (path.includes(vlnv)) return [...path, vlnv];
  if (cleared.has(vlnv)) return undefined;
  const child = library.find(vlnv)?.document;
  for (const ip of new Set(Object.values(child?.instances ?? {}).map((instance) => instance.ip))) {
    const found = wayBack(ip, [...path, vlnv], library, cleared);
    if (found) return found;
  }
  cleared.add(vlnv);
  return undefined;
}
