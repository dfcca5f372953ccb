import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Size } from './geometry.ts';

/** The content size of an element in CSS pixels, followed as it changes; zero before the first layout. */
export function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
