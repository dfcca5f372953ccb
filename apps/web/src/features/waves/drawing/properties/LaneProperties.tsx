import type { Drawing } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import { useUi } from '../store/uiStore.ts';
import { CellFields } from './CellFields.tsx';
import { LaneFields } from './LaneFields.tsx';

/** The chosen lane, and its chosen cell. */
export function LaneProperties({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation('waveDrawing');
  const { lane: index, cell } = useUi((state) => state.selection);
  const lane = drawing.lanes[index];
  if (lane === undefined) return <p className="nl-dim">{t('lane.none')}</p>;
  return (
    <>
      <LaneFields lane={lane} index={index} />
      <CellFields lane={lane} index={index} cell={cell} />
    </>
  );
}
