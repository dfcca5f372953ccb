import { useEffect, useRef } from 'react';
import { chooseDesign, useDept, useDesign } from '../../../../session/index.ts';
import { useSoc } from '../store/socStore.ts';

/**
 * Follows the shell's choice of the design. Where unsaved changes stay behind, `open` asks first. A choice is followed at
 * once: rendered later it could be one that another design, shown meanwhile, has overtaken.
 */
export function useChosenDesign(deptId: number, open: (socCanvasId: number) => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  useEffect(() => {
    const follow = (): void => {
      const { designId } = useDesign.getState();
      const current = useSoc.getState().canvas?.socCanvasId;
      if (useDept.getState().deptId !== deptId) return;
      if (designId === undefined || current === undefined || designId === current) return;
      // The choice is what is open; it changes once the other design is.
      chooseDesign(current);
      latest.current(designId);
    };
    // What was chosen while another screen lay before this one.
    follow();
    return useDesign.subscribe(follow);
  }, [deptId]);
}
