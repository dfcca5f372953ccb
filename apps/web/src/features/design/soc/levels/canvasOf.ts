import { getAllSocCanvas } from '@netloom/contract';
import { callApi, callKey, queryClient } from '../../../../api/index.ts';
import { openDept } from '../../../../document/fileShelf.ts';
import { fetchModules } from '../files/modules.ts';

/** Id of the canvas whose document has this VLNV. */
export async function canvasOf(vlnv: string): Promise<number | undefined> {
  const input = { params: { x: openDept() } };
  const [modules, canvases] = await Promise.all([
    fetchModules(openDept()),
    queryClient.fetchQuery({
      queryKey: callKey(getAllSocCanvas, input),
      queryFn: ({ signal }) => callApi(getAllSocCanvas, input, signal),
    }),
  ]);
  const path = modules.find((each) => each.vlnv === vlnv && each.origin === 'document')?.documentPath;
  return canvases.find((each) => each.path === path)?.socCanvasId;
}
