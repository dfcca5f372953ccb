import { canvasPen } from '../../../../view2d/canvasPen.ts';
import type { Scene } from '../geometry/scene.ts';
import type { Colours } from './colours.ts';
import { pictureArea } from './exportSvg.ts';
import { paintScene } from './paintScene.ts';
import { PLAIN_VIEW } from './view.ts';

/** Pixels a unit where the picture is small enough. */
const SCALE = 2;
/** Browsers refuse larger canvases. */
const LONGEST = 8192;

/** The diagram as a PNG, two pixels a unit, or as fine as a browser's canvas can be. */
export function exportPng(scene: Scene, colours: Colours): Promise<Blob | null> {
  const { x, y, width, height } = pictureArea(scene);
  const scale = Math.min(SCALE, LONGEST / width, LONGEST / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d', { alpha: false })!;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  paintScene(canvasPen(context), scene, colours, PLAIN_VIEW);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
