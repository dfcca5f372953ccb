import type { SocCanvasRow } from '@netloom/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { announceError } from '../../../../announce.ts';
import { useDesign } from '../../../../session/index.ts';
import { useSoc } from '../store/socStore.ts';
import { keepViewport } from '../store/keptViewport.ts';
import { useView } from '../store/viewStore.ts';
import { designs } from './designs.ts';
import { openCanvas } from './openCanvas.ts';

/**
 * Opens the canvas of the address (`?canvas=3`), else the design that the shell has chosen, else the first; and
 * remembers its view. Gives what opens another one: edits stay with the one that is left.
 */
export function useCanvasFile(
  deptId: number,
  canvases: SocCanvasRow[] | undefined,
): (socCanvasId: number) => Promise<void> {
  const [search, setSearch] = useSearchParams();
  const isBroken = designs.use((state) => state.broken !== undefined);
  const wanted = Number(search.get('canvas')) || undefined;
  const current = useSoc((state) => state.canvas?.socCanvasId);
  /** Opening one changes the address, which must not open it again. */
  const opening = useRef(false);
  const open = useCallback(
    (id: number) => {
      opening.current = true;
      if (id !== wanted) setSearch({ canvas: String(id) }, { replace: true });
      return openCanvas(deptId, id)
        .catch(announceError)
        .finally(() => {
          opening.current = false;
        });
    },
    [deptId, wanted, setSearch],
  );
  useEffect(() => {
    if (!canvases || isBroken || opening.current) return;
    // One that was deleted beneath its edits stays until the user has decided on them.
    if (current !== undefined) return;
    const exists = (id: number | undefined): boolean => canvases.some((row) => row.socCanvasId === id);
    const id = [wanted, useDesign.getState().designId, canvases[0]?.socCanvasId].find(exists);
    if (id !== undefined) void open(id);
  }, [canvases, current, wanted, open, isBroken]);
  useKeptViewport(current);
  return open;
}

function useKeptViewport(socCanvasId: number | undefined): void {
  useEffect(() => {
    if (socCanvasId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => keepViewport(socCanvasId, useView.getState().viewport);
    const stop = useView.subscribe((state, before) => {
      if (state.viewport === before.viewport) return;
      clearTimeout(timer);
      timer = setTimeout(keep, 300);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [socCanvasId]);
}
