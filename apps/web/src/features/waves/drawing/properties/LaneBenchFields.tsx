import { changeLane, directionOf, widthOf } from '@netloom/waves/drawing';
import type { Lane } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import { edit } from '../store/edit.ts';
import { ChoiceRow, NumberRow } from './rows.tsx';
import { useDirectionOptions } from './useDirectionOptions.ts';

/** What a lane is to a testbench of the drawing. */
export function LaneBenchFields({ lane, index }: { lane: Lane; index: number }) {
  const { t } = useTranslation('waveDrawing');
  const directions = useDirectionOptions();
  const bench = { direction: lane.direction, width: lane.width };
  const set = (change: Partial<typeof bench>) => {
    const members = { ...bench, ...change };
    const netloom = Object.values(members).some((value) => value !== undefined) ? members : undefined;
    edit((document) => changeLane(document, index, { netloom }));
  };
  return (
    <>
      <ChoiceRow
        label={t('lane.direction')}
        value={directionOf(lane)}
        options={directions}
        onChange={(direction) => set({ direction })}
      />
      <NumberRow
        label={t('lane.width')}
        value={lane.width}
        placeholder={String(widthOf(lane).width)}
        min={1}
        max={65536}
        onChange={(width) => set({ width })}
      />
    </>
  );
}
