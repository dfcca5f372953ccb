import { intersects, rectOf } from '../../../../../view2d/geometry.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { selectBlocks } from '../../store/selection.ts';
import { useSoc } from '../../store/socStore.ts';
import { useView } from '../../store/viewStore.ts';
import type { ActiveGesture } from './gesture.ts';

/** Selects the blocks that the rectangle touches, in addition to `base`. */
export function startRectangle(from: Point, base: ReadonlySet<string>): ActiveGesture {
  const stop = (): void => useView.setState({ gesture: undefined });
  const select = (to: Point): void => {
    const area = rectOf(from, to);
    const touched = useSoc.getState().scene.blocks.filter((block) => intersects(block, area));
    selectBlocks([...base, ...touched.map((block) => block.shape.name)]);
  };
  return {
    move(to) {
      useView.setState({ gesture: { kind: 'rectangle', from, to } });
      select(to);
    },
    end(to) {
      select(to);
      stop();
    },
    cancel() {
      selectBlocks(base);
      stop();
    },
  };
}
