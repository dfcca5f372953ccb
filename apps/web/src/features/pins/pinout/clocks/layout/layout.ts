import type { ClockTree } from '@netloom/pins';
import { boxContents } from './boxes.ts';
import type { BoxContent } from './boxes.ts';
import { BANDS, placeOf } from './columns.ts';

export const BOX = { width: 97, height: 60 };
const GAP = { x: 20, y: 12, band: 6 };
const MARGIN = 14;

/** A box at its place, in px from the top left of the diagram. */
export interface PlacedBox extends BoxContent {
  x: number;
  y: number;
}

export interface Layout {
  boxes: readonly PlacedBox[];
  width: number;
  height: number;
}

const known = new WeakMap<ClockTree, Layout>();

/** Places the boxes of a tree: columns from source to bus, below each other within a band. Worked out once a tree. */
export function layoutOf(tree: ClockTree): Layout {
  const kept = known.get(tree) ?? place(tree);
  known.set(tree, kept);
  return kept;
}

function place(tree: ClockTree): Layout {
  const contents = boxContents(tree);
  const boxes: PlacedBox[] = [];
  let top = MARGIN;
  for (const band of BANDS) {
    const rows = new Map<number, number>();
    for (const content of contents) {
      const { band: own, column } = placeOf(content.node.name);
      if (own !== band) continue;
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      boxes.push({
        ...content,
        x: MARGIN + column * (BOX.width + GAP.x),
        y: top + row * (BOX.height + GAP.y),
      });
    }
    const most = Math.max(0, ...rows.values());
    if (most > 0) top += most * (BOX.height + GAP.y) + GAP.band;
  }
  const right = Math.max(...boxes.map(({ x }) => x + BOX.width));
  return { boxes, width: right + MARGIN, height: top };
}
