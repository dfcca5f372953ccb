import { getAllSocModule, selectCanvasBySocCanvasId } from '@netloom/contract';
import type { SocCanvasRow } from '@netloom/contract';
import type { SoftwareSoc } from '@netloom/model';
import { readDocument } from '@netloom/soc';
import { softwareMap, softwareSoc } from '@netloom/soc/addressmap';
import { useMemo } from 'react';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { libraryOf } from '../../design/soc/index.ts';

/** The SoC of a canvas as software on its instance of a core sees it; null while it is read, or without an instance. */
export function useSoc(canvas: SocCanvasRow | undefined, core: string): SoftwareSoc | null {
  const deptId = useDeptId();
  const modules = useCall(getAllSocModule, { params: { x: deptId } }).data;
  const stored = useCall(
    selectCanvasBySocCanvasId,
    { params: { id: canvas?.socCanvasId ?? 0 } },
    { enabled: canvas !== undefined },
  ).data;
  return useMemo(() => {
    if (canvas === undefined || stored === undefined || modules === undefined) return null;
    const { document } = readDocument(stored.toVerilogJson, stored.path);
    const instances = Object.entries(document?.instances ?? {});
    const instance = instances.find(([, { ip }]) => ip.startsWith(`netloom:core:${core}:`))?.[0];
    if (document === undefined || instance === undefined) return null;
    return softwareSoc(softwareMap(document, libraryOf(modules)), instance);
  }, [canvas, stored, modules, core]);
}
