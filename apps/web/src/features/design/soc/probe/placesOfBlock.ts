import { useSoc } from '../store/socStore.ts';
import { designs } from '../files/designs.ts';
import { useLevels, wayTo } from '../levels/levels.ts';

/** A block by a SoC that it stands in, the path of its document, and the way down to the block. */
export interface BlockPlace {
  top: string;
  path: string;
  way: string;
}

/** The SoCs that a shown block is known to stand in: that of the topmost level that was come from first, the shown one last. */
export function placesOfBlock(name: string): BlockPlace[] {
  const { canvas, document } = useSoc.getState();
  const steps = wayTo(useLevels.getState().way, canvas?.socCanvasId);
  const levels = steps.map(({ key, instance }) => ({ open: designs.get(key), instance }));
  const outer = levels.flatMap(({ open }, at): BlockPlace[] => {
    if (!open?.stored) return [];
    const way = [...levels.slice(at).map(({ instance }) => instance), name].join('/');
    return [{ top: open.document.document.name, path: open.stored.path, way }];
  });
  return canvas ? [...outer, { top: document.name, path: canvas.path, way: name }] : outer;
}
