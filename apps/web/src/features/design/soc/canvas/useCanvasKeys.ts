import type { KeyboardEvent, RefObject } from 'react';
import { moveBlocks } from '../commands/moveBlocks.ts';
import { GRID } from '../geometry/units.ts';
import { putOut } from '../light/light.ts';
import { contentsOf } from '../notes/placedNotes.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import { clearSelection } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { panBy } from '../store/viewStore.ts';

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const PAN = 60;

interface Keys {
  onKeyDown(event: KeyboardEvent): void;
  onKeyUp(event: KeyboardEvent): void;
  onBlur(): void;
}

/** Arrows move the selection by one grid step (with Shift five), or the view; Space makes a press pan; Escape ends, one thing after the other. */
export function useCanvasKeys(space: RefObject<boolean>, cancelGesture: () => boolean): Keys {
  return {
    onKeyDown(event) {
      const arrow = ARROWS[event.key];
      if (event.key === ' ') space.current = true;
      else if (event.key === 'Escape') {
        if (!cancelGesture() && !clearSelection()) putOut();
      } else if (arrow) moveOrPan(arrow, event.shiftKey ? 5 : 1);
      else return;
      event.preventDefault();
    },
    onKeyUp(event) {
      if (event.key === ' ') space.current = false;
    },
    onBlur() {
      space.current = false;
    },
  };
}

function moveOrPan(way: Point, steps: number): void {
  const { selection, scene } = useSoc.getState();
  const notes = selection.notes ?? new Set<string>();
  if (selection.blocks.size + notes.size === 0) return panBy(-way.x * PAN * steps, -way.y * PAN * steps);
  const inside = contentsOf(scene, notes);
  const by = { x: way.x * GRID * steps, y: way.y * GRID * steps };
  moveBlocks(new Set([...selection.blocks, ...inside.blocks]), by, new Set([...notes, ...inside.notes]));
}
