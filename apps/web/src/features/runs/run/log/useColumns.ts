import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Characters of a probe: enough to measure a fraction of a pixel. */
const PROBE = 100;
/** Room beside the text of a row: gutter and padding; `log.css` draws it so. */
const BESIDE = 40;

/** How many characters of its font a row of the element has room for. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(120);
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const probe = document.createElement('span');
    probe.textContent = '0'.repeat(PROBE);
    probe.style.position = 'absolute';
    measured.append(probe);
    const width = probe.getBoundingClientRect().width / PROBE;
    probe.remove();
    const observer = new ResizeObserver(() =>
      setColumns(Math.max(20, Math.floor((measured.clientWidth - BESIDE) / width))),
    );
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
