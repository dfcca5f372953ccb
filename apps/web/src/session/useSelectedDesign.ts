import { getAllSocCanvas } from '@netloom/contract';
import type { SocCanvasRow } from '@netloom/contract';
import { useCall } from '../api/index.ts';
import { useDeptId } from './deptStore.ts';
import { useDesign } from './designStore.ts';
import { selectedDesign } from './selectedDesign.ts';

/** The design that the selector shows: null where there is none, undefined while it is not known. */
export function useSelectedDesign(): SocCanvasRow | null | undefined {
  const { designId } = useDesign();
  const { data, isError } = useCall(
    getAllSocCanvas,
    { params: { x: useDeptId() } },
    { meta: { quiet: true } },
  );
  return isError ? null : selectedDesign(data, designId);
}
