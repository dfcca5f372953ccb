import type { Drawing, Frame } from '@netloom/waves/drawing';
import { useUi } from '../store/uiStore.ts';
import { boxOf, boxesOf } from './cellAt.ts';

/** The chosen cells, and the cell where an arrow begins that is being drawn. */
export function Marks({ drawing, frame }: { drawing: Drawing; frame: Frame }) {
  const { selection, arrow } = useUi();
  const lane = arrow && drawing.lanes[arrow.lane];
  const begin = lane && boxOf(lane, arrow.lane, arrow.cell, arrow.cell, frame);
  return (
    <>
      {boxesOf(selection, drawing, frame).map((box, index) => (
        <rect key={index} className="nl-wd-mark" {...box} />
      ))}
      {begin && <circle className="nl-wd-begin" cx={begin.x} cy={begin.y + begin.height / 2} r={5} />}
    </>
  );
}
