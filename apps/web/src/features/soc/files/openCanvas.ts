import { selectCanvasBySocCanvasId } from '@netloom/contract';
import type { SocCanvas } from '@netloom/contract';
import type { Diagnostic } from '@netloom/model';
import { readDocument, readLayout } from '@netloom/soc';
import { callApi } from '../../../api/index.ts';
import { chooseDesign } from '../../../session/index.ts';
import { arrangeOpened } from '../commands/autoLayout.ts';
import { NO_SELECTION, setSoc, useSoc } from '../store/socStore.ts';
import { keptViewport } from '../store/keptViewport.ts';
import { useView } from '../store/viewStore.ts';
import { fetchModules, libraryOf } from './modules.ts';

/** The stored text of a canvas cannot be shown; the diagnostics say where and why. */
export class UnreadableCanvas extends Error {
  readonly diagnostics: Diagnostic[];
  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map((each) => each.message).join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** Fetches a canvas and the blocks of its department, and shows it where this browser last looked at it. */
export async function openCanvas(deptId: number, socCanvasId: number): Promise<void> {
  const [canvas, modules] = await Promise.all([
    callApi(selectCanvasBySocCanvasId, { params: { id: socCanvasId } }),
    fetchModules(deptId),
  ]);
  showCanvas(canvas, libraryOf(modules));
  chooseDesign(socCanvasId);
  const viewport = keptViewport(socCanvasId);
  useView.setState(viewport ? { viewport } : { fitPending: true });
  const { layout, document } = useSoc.getState();
  const placed = Object.keys(layout.blocks).length > 0;
  if (!placed && Object.keys(document.instances).length > 0) await arrangeOpened();
}

/** Takes a stored canvas over as the state to work on; undo does not lead back beyond it. */
export function showCanvas(canvas: SocCanvas, library = useSoc.getState().library): void {
  const document = readDocument(canvas.toVerilogJson, canvas.path);
  const layout = readLayout(canvas.layoutJson, canvas.path.replace('.soc.', '.layout.'));
  if (!document.document || !layout.document)
    throw new UnreadableCanvas([...document.diagnostics, ...layout.diagnostics]);
  const { socCanvasId, socName, path, hash } = canvas;
  setSoc({
    library,
    document: document.document,
    layout: layout.document,
    past: [],
    future: [],
    selection: NO_SELECTION,
    canvas: {
      ...{ socCanvasId, socName, path, hash },
      savedDocument: document.document,
      savedLayout: layout.document,
    },
  });
}
