import { create } from 'zustand';
import { useDept } from './deptStore.ts';

const KEY = 'netloom.soc.lastCanvas.';

function saved(deptId: number | null): number | undefined {
  const id = deptId === null ? 0 : Number(localStorage.getItem(KEY + deptId));
  return id > 0 ? id : undefined;
}

interface DesignState {
  /** The SoC design (socCanvasId) that the screens of the department work on. */
  designId: number | undefined;
}

/** One choice a department, kept in this browser. */
export const useDesign = create<DesignState>(() => ({ designId: saved(useDept.getState().deptId) }));

useDept.subscribe(({ deptId }) => useDesign.setState({ designId: saved(deptId) }));

export function chooseDesign(designId: number): void {
  const { deptId } = useDept.getState();
  if (deptId !== null) localStorage.setItem(KEY + deptId, String(designId));
  useDesign.setState({ designId });
}
