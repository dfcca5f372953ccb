import { generationCanvas } from '@netloom/contract';
import { writeDocument } from '@netloom/soc';
import { callApi } from '../../../../api/index.ts';
import { saveEdits } from '../../../../document/index.ts';
import { openGenerate } from '../../generation/index.ts';
import { showPlace } from '../bottom/showPlace.ts';
import { useSoc } from '../store/socStore.ts';
import { designs } from './designs.ts';

/** Generates from the document, which is saved first: what is generated is what it says. */
export function generate(): void {
  void generateSaved();
}

async function generateSaved(): Promise<void> {
  const open = designs.current();
  if (open === undefined || !(await saveEdits(designs, open.key))) return;
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
