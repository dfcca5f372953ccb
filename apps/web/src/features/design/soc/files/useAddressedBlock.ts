import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { announceError } from '../../../../announce.ts';
import { showWay } from '../levels/showWay.ts';
import { useSoc } from '../store/socStore.ts';

/** Shows the block or pin that the address names (`?canvas=3&block=cluster0/uart0.irq`), as soon as its canvas is open. */
export function useAddressedBlock(open: (socCanvasId: number) => void): void {
  const [search, setSearch] = useSearchParams();
  const current = useSoc((state) => state.canvas?.socCanvasId);
  const wanted = useRef<{ canvas: number; block: string }>(undefined);
  const block = search.get('block');
  const canvas = Number(search.get('canvas'));
  useEffect(() => {
    if (block === null) return;
    wanted.current = { canvas, block };
    setSearch({ canvas: String(canvas) }, { replace: true });
    if (current !== undefined && current !== canvas) open(canvas);
  }, [block, canvas, current, open, setSearch]);
  useEffect(() => {
    if (wanted.current === undefined || wanted.current.canvas !== current) return;
    const { block: way } = wanted.current;
    wanted.current = undefined;
    showWay(way).catch(announceError);
  }, [block, current]);
}
