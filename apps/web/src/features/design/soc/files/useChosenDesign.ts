import { useEffect } from 'react';
import { chooseDesign, useDesign } from '../../../../session/index.ts';
import { useSoc } from '../store/socStore.ts';

/** Follows the shell's choice of the design. Where unsaved changes stay behind, `open` asks first. */
export function useChosenDesign(open: (socCanvasId: number) => void): void {
  const { designId } = useDesign();
  const current = useSoc((state) => state.canvas?.socCanvasId);
  useEffect(() => {
    if (designId === undefined || current === undefined || designId === current) return;
    // The choice is what is open; it changes once the other design is.
    chooseDesign(current);
    open(designId);
    // Only a new choice opens: a design that is opened otherwise becomes the choice itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [designId]);
}
