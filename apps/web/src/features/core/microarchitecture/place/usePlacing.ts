import { getAllSocCanvas } from '@netloom/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { announceError } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { selectedDesign, useDeptId, useDesign } from '../../../../session/index.ts';
import { canvasAddress, placeInstance } from '../../../design/soc/index.ts';
import type { OpenCore } from '../files/cores.ts';
import { generationOf } from '../store/derived.ts';
import { closeDialog } from '../store/uiStore.ts';

/** The canvas that a core is put on: the chosen one, the one that is worked on, or the first. */
export function usePlacing(open: OpenCore) {
  const navigate = useNavigate();
  const deptId = useDeptId();
  const { designId } = useDesign();
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } }).data ?? [];
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState(false);
  const canvas = selectedDesign(canvases, chosen ?? designId) ?? undefined;

  async function place() {
    const vlnv = generationOf(open.document).descriptor?.vlnv;
    if (canvas === undefined || vlnv === undefined) return;
    setBusy(true);
    try {
      const block = await placeInstance(deptId, canvas.socCanvasId, vlnv);
      closeDialog();
      void navigate(canvasAddress(canvas.socCanvasId, block));
    } catch (error) {
      announceError(error);
      setBusy(false);
    }
  }

  return { canvases, canvas, choose: setChosen, busy, place };
}
