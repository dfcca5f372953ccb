import { useEffect, useState } from 'react';

/** The size of an element in CSS pixels, followed; attach the setter as its `ref`. */
export function useSize() {
  const [element, attach] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { attach, ...size };
}
