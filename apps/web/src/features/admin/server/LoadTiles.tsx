import type { ServerLoad } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../parts/index.ts';
import { LoadTile } from './LoadTile.tsx';
import { usePercent } from './usePercent.ts';

interface LoadTilesProps {
  now: ServerLoad;
  history: readonly ServerLoad[];
}

/** Processor, memory, disk, runs and streams: now, and as lines over the last minutes. */
export function LoadTiles(props: LoadTilesProps) {
  return (
    <div className="nl-server-tiles">
      <ProcessorTile {...props} />
      <MemoryTile {...props} />
      <DiskTile {...props} />
      <WorkTile {...props} />
    </div>
  );
}

const seriesOf = (history: readonly ServerLoad[], value: (load: ServerLoad) => number) =>
  history.map((load) => ({ time: Date.parse(load.time), value: value(load) }));

function useNumber(): (value: number) => string {
  const { i18n } = useTranslation('server');
  return (value) => value.toLocaleString(i18n.language, { maximumFractionDigits: 2 });
}

function useSize(): (bytes: number) => string {
  const { i18n } = useTranslation('server');
  return (bytes) => fileSize(bytes, i18n.language);
}

function ProcessorTile({ now: { cpu }, history }: LoadTilesProps) {
  const { t } = useTranslation('server');
  const percent = usePercent();
  const number = useNumber();
  return (
    <LoadTile
      name={t('cpu')}
      value={percent(cpu.used)}
      share={cpu.used}
      points={seriesOf(history, (load) => load.cpu.used)}
      lines={[
        t('cores', { count: cpu.cores }),
        t('load', { values: cpu.load.map(number).join(' · ') }),
        cpu.model,
      ]}
    />
  );
}

function MemoryTile({ now: { memory }, history }: LoadTilesProps) {
  const { t } = useTranslation('server');
  const percent = usePercent();
  const size = useSize();
  return (
    <LoadTile
      name={t('memory')}
      value={percent(memory.used / memory.total)}
      share={memory.used / memory.total}
      points={seriesOf(history, (load) => load.memory.used / load.memory.total)}
      lines={[
        t('usedOf', { used: size(memory.used), total: size(memory.total) }),
        t('process', { size: size(memory.process) }),
      ]}
    />
  );
}

function DiskTile({ now: { disk }, history }: LoadTilesProps) {
  const { t } = useTranslation('server');
  const percent = usePercent();
  const size = useSize();
  return (
    <LoadTile
      name={t('disk')}
      value={percent(disk.used / disk.total)}
      share={disk.used / disk.total}
      points={seriesOf(history, (load) => load.disk.used / load.disk.total)}
      lines={[t('usedOf', { used: size(disk.used), total: size(disk.total) }), disk.path]}
    />
  );
}

function WorkTile({ now: { runs, streams }, history }: LoadTilesProps) {
  const { t } = useTranslation('server');
  const number = useNumber();
  return (
    <LoadTile
      name={t('work')}
      value={number(runs.running)}
      points={seriesOf(history, (load) => load.runs.running + load.runs.queued)}
      lines={[
        t('running', { count: runs.running }),
        t('queued', { count: runs.queued }),
        t('streams', { count: streams }),
      ]}
    />
  );
}
