import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Point } from '../../../../../view2d/geometry.ts';
import { closePinMenu } from './menuStore.ts';

const EDGE = 8;

/** Keeps the menu inside the window. */
export function usePlaced(box: RefObject<HTMLDivElement | null>, at: Point) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.setProperty(
      'left',
      `${Math.max(EDGE, Math.min(at.x, window.innerWidth - width - EDGE))}px`,
    );
    element.style.setProperty(
      'top',
      `${Math.max(EDGE, Math.min(at.y, window.innerHeight - height - EDGE))}px`,
    );
  }, [box, at]);
}

/** A press anywhere else closes the menu. */
export function useClosedFromOutside(box: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) closePinMenu();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [box]);
}
