import { addInstance as add, designOf } from '@netloom/soc';
import type { Drawing } from '@netloom/soc';
import { propose } from '../attach/proposal.ts';
import { freeOffset } from '../geometry/freePlace.ts';
import { instanceShape } from '../geometry/instanceShape.ts';
import type { BlockShape } from '../geometry/shape.ts';
import { snap } from '../geometry/units.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { useView } from '../store/viewStore.ts';
import { visibleRect } from '../../../../view2d/viewport.ts';
import { settledLayout } from './moveBlocks.ts';

/**
 * Adds an instance of an IP with its corner at a canvas point, or in the middle of the view: at the nearest free place.
 * Where it can be connected by itself, that is proposed first.
 */
export function addInstance(vlnv: string, at?: Point): void {
  const added = placed(vlnv, at);
  if (added && !propose(added.drawing, [added.name], true)) take(added);
}

/** Adds an instance of an IP in the middle of the view and connects nothing; its name. */
export function placeAlone(vlnv: string): string | undefined {
  const added = placed(vlnv);
  if (added) take(added);
  return added?.name;
}

interface Added {
  drawing: Drawing;
  name: string;
}

function take({ drawing, name }: Added): void {
  change({ ...drawing, selection: { blocks: new Set([name]), links: new Set() } });
}

function placed(vlnv: string, at?: Point): Added | undefined {
  const { document, layout, library, scene } = useSoc.getState();
  const descriptor = library.find(vlnv)?.descriptor;
  if (!descriptor) return undefined;
  const { document: next, name } = add(document, descriptor);
  const ip = designOf(next, library).blocks.get(name)!.shape!;
  const shape = instanceShape(name, ip, false);
  const { x, y } = at ?? middleFor(shape);
  const wanted = { x: snap(x), y: snap(y), width: shape.width, height: shape.height };
  const by = freeOffset([wanted], scene.blocks);
  const settled = settledLayout(layout, scene);
  const blocks = { ...settled.blocks, [name]: { x: wanted.x + by.x, y: wanted.y + by.y } };
  return { name, drawing: { document: next, layout: { ...settled, blocks } } };
}

/** The corner for a block of this size in the middle of the view. */
function middleFor({ width, height }: BlockShape): Point {
  const { viewport, size } = useView.getState();
  const seen = visibleRect(viewport, size);
  return { x: seen.x + (seen.width - width) / 2, y: seen.y + (seen.height - height) / 2 };
}
