import { changeLane } from '@netloom/waves/drawing';
import type { Lane, PictureColours } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import { edit } from '../store/edit.ts';
import { select, useUi } from '../store/uiStore.ts';
import { CellInput } from './CellInput.tsx';
import { Runs } from './Runs.tsx';

interface LaneNameProps {
  lane: Lane;
  index: number;
  isChosen: boolean;
  colours: PictureColours;
  onDone: () => void;
}

/** The name of a lane, by which it is chosen; a double click writes it anew. */
export function LaneName({ lane: { name, nameRuns }, index, isChosen, colours, onDone }: LaneNameProps) {
  const { t } = useTranslation('waveDrawing');
  const isWritten = useUi(({ writing, selection }) => writing === 'name' && selection.lane === index);

  function rename(text: string | undefined) {
    useUi.setState({ writing: undefined });
    // A name that stays keeps its looks.
    if (text !== undefined && text !== name)
      edit((document) => changeLane(document, index, { name: text === '' ? undefined : text }));
    onDone();
  }

  if (isWritten) return <CellInput label={t('lane.name')} start={name} onDone={rename} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isChosen ? 'nl-wd-on' : ''}
      title={name}
      onClick={({ shiftKey }) =>
        shiftKey ? select(useUi.getState().selection.lane, 0, index, 0) : select(index, 0)
      }
      onDoubleClick={() => useUi.setState({ writing: 'name' })}
    >
      {nameRuns ? <Runs runs={nameRuns} colours={colours} /> : name}
    </button>
  );
}
