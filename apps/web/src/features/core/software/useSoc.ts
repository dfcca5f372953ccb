import { getAllSocModule, selectCanvasBySocCanvasId } from '@netloom/contract';
import type { SocCanvasRow } from '@netloom/contract';
import type { SoftwareSoc } from '@netloom/model';
import { softwareSoc } from '@netloom/soc/addressmap';
import { useMemo } from 'react';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { coreInDesign } from '../coreInDesign.ts';

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
    const found = coreInDesign(stored, modules, core);
    return found ? softwareSoc(found.map, found.instance) : null;
  }, [canvas, stored, modules, core]);
}
