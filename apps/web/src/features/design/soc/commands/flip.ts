import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { settledLayout } from './moveBlocks.ts';

/** Mirrors the selected instances: their managers and outputs change sides. */
export function flipSelection(): void {
  const { layout, scene, selection, document } = useSoc.getState();
  const settled = settledLayout(layout, scene);
  const blocks = { ...settled.blocks };
  for (const name of selection.blocks) {
    const old = blocks[name];
    if (!old || !Object.hasOwn(document.instances, name)) continue;
    const { flipped, ...place } = old;
    blocks[name] = flipped ? place : { ...place, flipped: true };
  }
  change({ layout: { ...layout, blocks } });
}
