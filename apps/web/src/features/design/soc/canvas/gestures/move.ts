import { snap } from '../../geometry/units.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { moveBlocks } from '../../commands/moveBlocks.ts';
import { contentsOf } from '../../notes/placedNotes.ts';
import { useSoc } from '../../store/socStore.ts';
import { useView } from '../../store/viewStore.ts';
import type { ActiveGesture } from './gesture.ts';

/** Moves the selected blocks and notes on the grid, frames with what stands in them; the layout changes once, when they are let go. */
export function startMove(from: Point): ActiveGesture {
  const { selection, scene } = useSoc.getState();
  const picked = selection.notes ?? new Set<string>();
  const inside = contentsOf(scene, picked);
  const names = new Set([...selection.blocks, ...inside.blocks]);
  const notes = new Set([...picked, ...inside.notes]);
  const stop = (): void => useView.setState({ gesture: undefined });
  const distance = (to: Point): Point => ({ x: snap(to.x - from.x), y: snap(to.y - from.y) });
  return {
    move(to) {
      useView.setState({ gesture: { kind: 'move', names, notes, by: distance(to) } });
    },
    end(to) {
      stop();
      moveBlocks(names, distance(to), notes);
    },
    cancel: stop,
  };
}
