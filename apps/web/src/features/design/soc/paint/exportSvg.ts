import type { Scene } from '../geometry/scene.ts';
import { boundsOf } from '../../../../view2d/geometry.ts';
import type { Rect } from '../../../../view2d/geometry.ts';
import type { Colours } from './colours.ts';
import { paintScene } from './paintScene.ts';
import { svgPen } from '../../../../view2d/svgPen.ts';
import { PLAIN_VIEW } from './view.ts';

const MARGIN = 24;

/** The diagram as an SVG document, at 100 %. */
export function exportSvg(scene: Scene, colours: Colours, title: string): string {
  const pen = svgPen();
  paintScene(pen, scene, colours, PLAIN_VIEW);
  return pen.finish(pictureArea(scene), colours.ground, title);
}

/** What a picture of the whole diagram shows, with some ground around it. */
export function pictureArea(scene: Scene): Rect {
  const bounds = boundsOf([
    ...scene.blocks,
    ...scene.notes,
    ...scene.tags,
    ...scene.wires.map((wire) => wire.bounds),
  ]);
  const { x, y, width, height } = bounds ?? { x: 0, y: 0, width: 1, height: 1 };
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}
