import { snap } from '../../geometry/units.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { moveBlocks } from '../../commands/moveBlocks.ts';
import { useSoc } from '../../store/socStore.ts';
import { useView } from '../../store/viewStore.ts';
import type { ActiveGesture } from './gesture.ts';

/** Moves the selected blocks on the grid; the layout changes once, when they are let go. */
export function startMove(from: Point): ActiveGesture {
  const names = useSoc.getState().selection.blocks;
  const stop = (): void => useView.setState({ gesture: undefined });
  const distance = (to: Point): Point => ({ x: snap(to.x - from.x), y: snap(to.y - from.y) });
  return {
    move(to) {
      useView.setState({ gesture: { kind: 'move', names, by: distance(to) } });
    },
    end(to) {
      stop();
      moveBlocks(names, distance(to));
    },
    cancel: stop,
  };
}
