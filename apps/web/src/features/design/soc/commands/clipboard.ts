import { duplicate } from '@netloom/soc';
import type { Drawing } from '@netloom/soc';
import { freeOffset } from '../geometry/freePlace.ts';
import { GRID } from '../geometry/units.ts';
import type { Rect } from '../../../../view2d/geometry.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { settledLayout } from './moveBlocks.ts';

interface Clipboard {
  source: Drawing;
  names: string[];
  /** Where they stood. */
  rects: Rect[];
  /** How often it was pasted: each copy lands a step further. */
  pasted: number;
}

let clipboard: Clipboard | undefined;

export function hasClipboard(): boolean {
  return clipboard !== undefined;
}

/** Remembers the selected instances with the design they stand in: they can be pasted after it has changed. */
export function copySelection(): void {
  const { document, layout, scene, selection } = useSoc.getState();
  const names = [...selection.blocks].filter((name) => Object.hasOwn(document.instances, name));
  if (names.length === 0) return;
  const rects = names.map((name) => scene.byName.get(name)!);
  clipboard = { source: { document, layout: settledLayout(layout, scene) }, names, rects, pasted: 0 };
}

export function pasteClipboard(): void {
  if (!clipboard) return;
  const { document, layout, scene } = useSoc.getState();
  const step = 4 * GRID * ++clipboard.pasted;
  const free = freeOffset(
    clipboard.rects.map((rect) => ({ ...rect, x: rect.x + step, y: rect.y + step })),
    scene.blocks,
  );
  const target = { document, layout: settledLayout(layout, scene) };
  const pasted = duplicate(target, clipboard.names, { x: step + free.x, y: step + free.y }, clipboard.source);
  const selection = { blocks: new Set(pasted.names.values()), links: new Set<string>() };
  change({ document: pasted.document, layout: pasted.layout, selection });
}
