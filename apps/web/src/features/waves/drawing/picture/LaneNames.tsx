import { ROW, changeLane } from '@netloom/waves/drawing';
import type { Drawing, Frame } from '@netloom/waves/drawing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveBy } from '../store/commands.ts';
import { edit } from '../store/edit.ts';
import { bounds } from '../store/selected.ts';
import { select, useUi } from '../store/uiStore.ts';
import { usePictureColours } from './colours.ts';
import { Runs } from './Runs.tsx';
import { CellInput } from './CellInput.tsx';
import { GroupBrackets } from './GroupBrackets.tsx';

interface LaneNamesProps {
  drawing: Drawing;
  frame: Frame;
  onDone: () => void;
}

/** Names of the lanes, which stay in sight; they are renamed and reordered here. */
export function LaneNames({ drawing, frame, onDone }: LaneNamesProps) {
  const { t } = useTranslation('waveDrawing');
  const { selection, writing } = useUi();
  const [over, setOver] = useState<number>();
  const colours = usePictureColours(drawing.skin);
  const { first, last } = bounds(selection, drawing);

  function rename(lane: number, name: string | undefined) {
    useUi.setState({ writing: undefined });
    // A name that stays keeps its looks.
    if (name !== undefined && name !== drawing.lanes[lane]?.name)
      edit((document) => changeLane(document, lane, { name: name === '' ? undefined : name }));
    onDone();
  }

  return (
    <div className="nl-wd-names" style={{ paddingTop: frame.top }}>
      <GroupBrackets drawing={drawing} />
      <ol>
        {drawing.lanes.map(({ name, nameRuns }, lane) => (
          <li
            key={lane}
            style={{ height: ROW }}
            data-over={over === lane || undefined}
            draggable={writing === undefined}
            onDragStart={() => select(lane, 0)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(lane);
            }}
            onDragEnd={() => setOver(undefined)}
            onDrop={() => {
              setOver(undefined);
              moveBy(lane - selection.lane);
            }}
          >
            {writing === 'name' && selection.lane === lane ? (
              <CellInput label={t('lane.name')} start={name} onDone={(text) => rename(lane, text)} />
            ) : (
              <button
                type="button"
                tabIndex={-1}
                className={first <= lane && lane <= last ? 'nl-wd-on' : ''}
                title={name}
                onClick={(event) => (event.shiftKey ? select(selection.lane, 0, lane, 0) : select(lane, 0))}
                onDoubleClick={() => useUi.setState({ writing: 'name' })}
              >
                {nameRuns ? <Runs runs={nameRuns} colours={colours} /> : name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
