import {
  changeLane,
  directionOf,
  isPlain,
  labelCell,
  cellsOf,
  isData,
  setNode,
  widthOf,
} from '@netloom/waves/drawing';
import type { Drawing, LaneDirection } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import { edit } from '../store/edit.ts';
import { useUi } from '../store/uiStore.ts';
import { ChoiceRow, NumberRow, TextRow } from './rows.tsx';

const DIRECTIONS: readonly LaneDirection[] = ['none', 'clock', 'input', 'output'];

/** The chosen lane, and its chosen cell. */
export function LaneProperties({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation('waveDrawing');
  const { lane: index, cell } = useUi((state) => state.selection);
  const lane = drawing.lanes[index];
  if (lane === undefined) return <p className="nl-dim">{t('lane.none')}</p>;
  const set = (members: Record<string, unknown>) => edit((document) => changeLane(document, index, members));
  const bench = { direction: lane.direction, width: lane.width };
  const setBench = (change: Partial<typeof bench>) => {
    const netloom = { ...bench, ...change };
    set({ netloom: Object.values(netloom).some((value) => value !== undefined) ? netloom : undefined });
  };
  const found = isPlain(lane.wave) ? cellsOf(lane)[cell] : undefined;
  const letter = lane.node[cell] ?? '.';
  return (
    <>
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
        <ChoiceRow
          label={t('lane.direction')}
          value={directionOf(lane)}
          options={DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
          onChange={(direction) => setBench({ direction })}
        />
        <NumberRow
          label={t('lane.width')}
          value={lane.width}
          placeholder={String(widthOf(lane).width)}
          min={1}
          max={65536}
          onChange={(width) => setBench({ width })}
        />
      </section>
      <section>
        <h4>{t('cell.title', { cell })}</h4>
        {found && isData(found.state) ? (
          <TextRow
            label={t('cell.label')}
            value={found.label ?? ''}
            onChange={(text) => edit((document) => labelCell(document, index, cell, text))}
          />
        ) : null}
        <TextRow
          label={t('cell.node')}
          mono
          value={letter === '.' ? '' : letter}
          onChange={(text) =>
            edit((document) => setNode(document, index, cell, text.trim().slice(0, 1).replace('.', '')))
          }
        />
      </section>
    </>
  );
}
