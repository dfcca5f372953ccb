import { useEffect } from 'react';
import { useSoc } from '../soc/index.ts';
import { useMap } from './store/mapStore.ts';

let shown: number | undefined;

/** A design that is opened is seen as a whole, with nothing selected; the same one as it was left. */
export function useResetView(): void {
  const socCanvasId = useSoc((state) => state.canvas?.socCanvasId);
  useEffect(() => {
    if (socCanvasId === shown) return;
    shown = socCanvasId;
    const nothing = { selected: undefined, manager: undefined, found: undefined, hover: undefined };
    useMap.setState({ ...nothing, viewport: undefined, scrollX: 0, hidden: new Set() });
  }, [socCanvasId]);
}
