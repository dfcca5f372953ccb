import type { SocLayout } from '@netloom/model';
import type { AttachLine, Design, Drawing } from '@netloom/soc';
import { freeOffset } from '../geometry/freePlace.ts';
import { instanceShape } from '../geometry/instanceShape.ts';
import type { PlacedBlock } from '../geometry/scene.ts';
import { GRID, snap } from '../geometry/units.ts';
import type { Rect } from '../../../../view2d/geometry.ts';

/** Between a block and the one that is put in before it. */
const GAP = 8 * GRID;

/** Places for the blocks that are put in: left of what they are for, each left of the one behind it. */
export function besidePeers(
  { document, layout }: Drawing,
  design: Design,
  lines: readonly AttachLine[],
  shown: readonly PlacedBlock[],
): SocLayout {
  const taken = new Map<string, Rect>(shown.map((block) => [block.shape.name, block]));
  const blocks = { ...layout.blocks };
  const sizeOf = (name: string) => {
    const shape = design.blocks.get(name)?.shape;
    return shape && instanceShape(name, shape, false);
  };
  for (const name of Object.keys(document.instances)) {
    const [at, size] = [blocks[name], taken.has(name) ? undefined : sizeOf(name)];
    if (at && size) taken.set(name, { ...at, width: size.width, height: size.height });
  }
  for (const { end, blocks: added } of lines) {
    let behind = taken.get(end.split('.')[0]!);
    for (const name of added.toReversed()) {
      const size = sizeOf(name);
      if (!size || !behind) continue;
      const { width, height } = size;
      const wanted = { x: snap(behind.x - GAP - width), y: behind.y, width, height };
      const by = freeOffset([wanted], [...taken.values()]);
      behind = { ...wanted, x: wanted.x + by.x, y: wanted.y + by.y };
      taken.set(name, behind);
      blocks[name] = { x: behind.x, y: behind.y };
    }
  }
  return { ...layout, blocks };
}
