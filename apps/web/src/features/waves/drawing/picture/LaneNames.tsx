import { ROW } from '@netloom/waves/drawing';
import type { Drawing, Frame } from '@netloom/waves/drawing';
import { useState } from 'react';
import { moveBy } from '../store/commands.ts';
import { bounds } from '../store/selected.ts';
import { select, useUi } from '../store/uiStore.ts';
import { usePictureColours } from './colours.ts';
import { GroupBrackets } from './GroupBrackets.tsx';
import { LaneName } from './LaneName.tsx';

interface LaneNamesProps {
  drawing: Drawing;
  frame: Frame;
  onDone: () => void;
}

/** Names of the lanes, which stay in sight; they are renamed and reordered here. */
export function LaneNames({ drawing, frame, onDone }: LaneNamesProps) {
  const { selection, writing } = useUi();
  const [over, setOver] = useState<number>();
  const colours = usePictureColours(drawing.skin);
  const { first, last } = bounds(selection, drawing);
  return (
    <div className="nl-wd-names" style={{ paddingTop: frame.top }}>
      <GroupBrackets drawing={drawing} />
      <ol>
        {drawing.lanes.map((lane, index) => (
          <li
            key={index}
            style={{ height: ROW }}
            data-over={over === index || undefined}
            draggable={writing === undefined}
            onDragStart={() => select(index, 0)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDragEnd={() => setOver(undefined)}
            onDrop={() => {
              setOver(undefined);
              moveBy(index - selection.lane);
            }}
          >
            <LaneName
              lane={lane}
              index={index}
              isChosen={first <= index && index <= last}
              colours={colours}
              onDone={onDone}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
