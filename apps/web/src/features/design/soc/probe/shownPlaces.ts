import { useSoc } from '../store/socStore.ts';
import { designs } from '../files/designs.ts';
import { useLevels, wayTo } from '../levels/levels.ts';
import { socTop } from './socTop.ts';

/** A SoC that the shown diagram is known to stand in, the path of its document, and the instances that lead down to it. */
export interface ShownPlace {
  top: string;
  path: string;
  way: readonly string[];
}

/** In the topmost level that was come from first, alone last; the inside of one instance alone is what no other is. */
export function shownPlaces(): ShownPlace[] {
  const { canvas, document } = useSoc.getState();
  const steps = wayTo(useLevels.getState().way, canvas?.socCanvasId);
  const levels = steps.map(({ key, instance }) => ({ open: designs.get(key), instance }));
  const outer = levels.flatMap(({ open }, at): ShownPlace[] => {
    if (!open?.stored || open.stored.within) return [];
    const way = levels.slice(at).map(({ instance }) => instance);
    return [{ top: open.document.document.name, path: open.stored.path, way }];
  });
  return canvas && !canvas.within ? [...outer, { top: document.name, path: canvas.path, way: [] }] : outer;
}

/** Where the shown diagram stands in the design of a run; undefined where it is no part of it. */
export async function shownInRun(runId: string): Promise<string | undefined> {
  for (const { top, way } of shownPlaces()) {
    const found = await socTop(runId, top).catch(() => undefined);
    if (found !== undefined) return [found, ...way].join('.');
  }
  return undefined;
}
