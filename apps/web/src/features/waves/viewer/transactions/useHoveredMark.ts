import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Scene } from '../paint/scene.ts';
import { markAt } from './markAt.ts';
import type { MarkHit } from './markAt.ts';
import { setupKey } from './MarksLoader.ts';
import { selectTransaction } from './selection.ts';

/** A mark of the picture under the pointer, which is at x and y of the window. */
export interface Hovered extends MarkHit {
  x: number;
  y: number;
}

/** The mark under a pointer that presses nothing; a click on one chooses its transaction. */
export function useHoveredMark(box: RefObject<HTMLElement | null>, scene: RefObject<Scene>): Hovered | null {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const hit = (event: MouseEvent) => {
      const { left, top } = element.getBoundingClientRect();
      return markAt(scene.current, event.clientX - left, event.clientY - top, element.clientWidth);
    };
    const move = (event: PointerEvent) => {
      const found = event.buttons === 0 && event.pointerType !== 'touch' ? hit(event) : null;
      setHovered((now) => (found ? { ...found, x: event.clientX, y: event.clientY } : now && null));
    };
    const click = (event: MouseEvent) => {
      const found = hit(event);
      if (found && found.mark.index !== null) selectTransaction(setupKey(found.setup), found.mark.index);
    };
    const leave = () => setHovered(null);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('click', click);
    };
  }, [box, scene]);
  return hovered;
}
