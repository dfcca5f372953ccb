import { labelCell } from '@netloom/waves/drawing';
import type { Drawing, Frame } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import { edit } from '../store/edit.ts';
import { chosenCell } from '../store/selected.ts';
import { useUi } from '../store/uiStore.ts';
import { boxesOf } from './cellAt.ts';
import { CellInput } from './CellInput.tsx';

interface LabelInputProps {
  drawing: Drawing;
  frame: Frame;
  onDone: () => void;
}

/** The label of the chosen cell, written where it stands. */
export function LabelInput({ drawing, frame, onDone }: LabelInputProps) {
  const { t } = useTranslation('waveDrawing');
  const selection = useUi((state) => state.selection);
  const label = chosenCell(selection, drawing)?.label ?? '';
  const box = boxesOf(selection, drawing, frame)[0];

  function setLabel(text: string | undefined) {
    useUi.setState({ writing: undefined });
    // A label that stays keeps its looks.
    if (text !== undefined && text !== label)
      edit((document) => labelCell(document, selection.lane, selection.cell, text));
    onDone();
  }

  if (box === undefined) return null;
  return (
    <CellInput
      label={t('cell.label')}
      start={label}
      style={{ left: box.x, top: box.y, width: Math.max(90, box.width) }}
      onDone={setLabel}
    />
  );
}
