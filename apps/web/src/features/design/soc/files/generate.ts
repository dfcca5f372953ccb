import { generationCanvas } from '@netloom/contract';
import { writeDocument } from '@netloom/soc';
import { callApi } from '../../../../api/index.ts';
import { openGenerate } from '../../generation/index.ts';
import { showPlace } from '../bottom/showPlace.ts';
import { useSoc } from '../store/socStore.ts';

/** Generates from the document as it is now, saved or not. */
export function generate(): void {
  const { canvas, document } = useSoc.getState();
  if (!canvas) return;
  const { socCanvasId, socName } = canvas;
  const toVerilogJson = writeDocument(document);
  openGenerate({
    name: socName,
    run: (decisions) =>
      callApi(generationCanvas, { body: { socCanvasId, socName, toVerilogJson, decisions } }),
    onShow: showPlace,
  });
}
