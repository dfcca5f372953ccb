import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useView } from './viewStore.ts';

/** Keeps the store told of the window's size. */
export function useSize(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      useView.setState(({ size }) =>
        size.width === width && size.height === height ? {} : { size: { width, height } },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}
