import { writeDocument } from '@netloom/soc';
import { openGenerate } from '../../generation/index.ts';
import { showPlace } from '../bottom/showPlace.ts';
import { useSoc } from '../store/socStore.ts';

/** Generates from the document as it is now, saved or not. */
export function generate(): void {
  const { canvas, document } = useSoc.getState();
  if (!canvas) return;
  const { socCanvasId, socName } = canvas;
  openGenerate({ socCanvasId, socName, toVerilogJson: writeDocument(document), onShow: showPlace });
}
