import { changeLane } from '@netloom/waves/drawing';
import type { Lane } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import { edit } from '../store/edit.ts';
import { LaneBenchFields } from './LaneBenchFields.tsx';
import { NumberRow, TextRow } from './rows.tsx';

/** What a lane is called, its wave, and how that lies in time. */
export function LaneFields({ lane, index }: { lane: Lane; index: number }) {
  const { t } = useTranslation('waveDrawing');
  const set = (members: Record<string, unknown>) => edit((document) => changeLane(document, index, members));
  return (
    <section>
      <h4>{t('lane.title')}</h4>
      <TextRow
        label={t('lane.name')}
        value={lane.name}
        onChange={(name) => set({ name: name === '' ? undefined : name })}
      />
      <TextRow label={t('lane.wave')} mono value={lane.wave} onChange={(wave) => set({ wave })} />
      <NumberRow
        label={t('lane.period')}
        value={lane.period}
        min={0.5}
        max={1000}
        step={0.5}
        onChange={(period) => set({ period: period === 1 ? undefined : period })}
      />
      <NumberRow
        label={t('lane.phase')}
        value={lane.phase}
        min={-1000}
        max={1000}
        step={0.5}
        onChange={(phase) => set({ phase: phase === 0 ? undefined : phase })}
      />
      <LaneBenchFields lane={lane} index={index} />
    </section>
  );
}
