import type { SocCanvasRow } from '@netloom/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { announceError } from '../../../announce.ts';
import { useDesign } from '../../../session/index.ts';
import { useSoc } from '../store/socStore.ts';
import { keepViewport } from '../store/keptViewport.ts';
import { useView } from '../store/viewStore.ts';
import { openCanvas, UnreadableCanvas } from './openCanvas.ts';

/** Opens the canvas of the address (`?canvas=3`), else the design that the shell has chosen, else the first; and remembers its view. */
export function useCanvasFile(deptId: number, canvases: SocCanvasRow[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const [error, setError] = useState<UnreadableCanvas>();
  const wanted = Number(search.get('canvas')) || undefined;
  const current = useSoc((state) => state.canvas?.socCanvasId);
  /** Opening one changes the address, which must not open it again. */
  const opening = useRef(false);
  const open = useCallback(
    (id: number) => {
      opening.current = true;
      setSearch({ canvas: String(id) }, { replace: true });
      openCanvas(deptId, id)
        .then(
          () => setError(undefined),
          (reason: unknown) => {
            if (!(reason instanceof UnreadableCanvas)) return announceError(reason);
            setError(reason);
            useSoc.setState({ canvas: undefined });
          },
        )
        .finally(() => {
          opening.current = false;
        });
    },
    [deptId, setSearch],
  );
  useEffect(() => {
    if (!canvases || error || opening.current) return;
    const exists = (id: number | undefined): boolean => canvases.some((row) => row.socCanvasId === id);
    if (exists(current)) return;
    const id = [wanted, useDesign.getState().designId, canvases[0]?.socCanvasId].find(exists);
    if (id !== undefined) open(id);
    else if (current !== undefined) useSoc.setState({ canvas: undefined });
  }, [canvases, current, wanted, open, error]);
  useKeptViewport(current);
  return { error, open };
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
