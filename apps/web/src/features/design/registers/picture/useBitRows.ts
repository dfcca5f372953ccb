import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Below this many pixels a row holds 16 bits. */
const NARROW = 560;

/** How many bits a row of a register's picture holds, and which of them lies at a place of the window. */
export function useBitRows(host: RefObject<HTMLElement | null>, width: number) {
  const [isNarrow, setNarrow] = useState(false);
  const most = isNarrow ? 16 : 32;

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < NARROW));
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);

  function bitAt(x: number, y: number): number {
    const rows = [...(host.current?.querySelectorAll('.nl-bits-row') ?? [])];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const inside = boxes.findIndex(({ bottom }) => y <= bottom);
    const row = inside < 0 ? boxes.length - 1 : inside;
    const box = boxes[row];
    if (!box) return 0;
    const perRow = Math.min(most, width);
    const column = Math.max(0, Math.min(perRow - 1, Math.floor(((x - box.left) / box.width) * perRow)));
    return (boxes.length - row) * perRow - 1 - column;
  }

  return { most, bitAt };
}
