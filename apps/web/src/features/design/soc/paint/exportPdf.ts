import { lettered } from '../../../../view2d/pdf/lettered.ts';
import { pdfPen } from '../../../../view2d/pdf/pdfPen.ts';
import type { Scene } from '../geometry/scene.ts';
import type { Colours } from './colours.ts';
import { pictureArea } from './exportSvg.ts';
import { paintScene } from './paintScene.ts';
import { PLAIN_VIEW } from './view.ts';

/** The diagram as a PDF of one page; `letter` draws what is not Latin. */
export function exportPdf(
  scene: Scene,
  colours: Colours,
  title: string,
  letter = lettered,
): Uint8Array<ArrayBuffer> {
  const pen = pdfPen(letter);
  paintScene(pen, scene, colours, PLAIN_VIEW);
  return pen.finish(pictureArea(scene), colours.ground, title);
}
