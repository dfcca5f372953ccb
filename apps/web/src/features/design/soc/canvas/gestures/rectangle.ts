import { intersects, rectOf } from '../../../../../view2d/geometry.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { isWithin } from '../../notes/placedNotes.ts';
import { selectBlocks } from '../../store/selection.ts';
import { useSoc } from '../../store/socStore.ts';
import { useView } from '../../store/viewStore.ts';
import type { ActiveGesture } from './gesture.ts';

/** Selects the blocks and notes that the rectangle touches, and frames that it holds, in addition to `base`. */
export function startRectangle(from: Point, base: ReadonlySet<string>): ActiveGesture {
  const stop = (): void => useView.setState({ gesture: undefined });
  const select = (to: Point): void => {
    const area = rectOf(from, to);
    const { blocks, notes } = useSoc.getState().scene;
    const touched = blocks.filter((block) => intersects(block, area)).map(({ shape }) => shape.name);
    // Within a frame one selects what stands in it.
    const written = notes.filter((note) => (note.frame ? isWithin(note, area) : intersects(note, area)));
    useSoc.setState({
      selection: {
        ...{ blocks: new Set([...base, ...touched]), links: new Set() },
        notes: new Set(written.map(({ name }) => name)),
      },
    });
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
