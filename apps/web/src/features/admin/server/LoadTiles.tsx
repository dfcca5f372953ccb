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
export function LoadTiles({ now, history }: LoadTilesProps) {
  const { t, i18n } = useTranslation('server');
  const percent = usePercent();
  const size = (bytes: number) => fileSize(bytes, i18n.language);
  const number = (value: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: 2 });
  const series = (value: (load: ServerLoad) => number) =>
    history.map((load) => ({ time: Date.parse(load.time), value: value(load) }));
  const { cpu, memory, disk, runs, streams } = now;
  return (
    <div className="nl-server-tiles">
      <LoadTile
        name={t('cpu')}
        value={percent(cpu.used)}
        share={cpu.used}
        points={series((load) => load.cpu.used)}
        lines={[
          t('cores', { count: cpu.cores }),
          t('load', { values: cpu.load.map(number).join(' · ') }),
          cpu.model,
        ]}
      />
      <LoadTile
        name={t('memory')}
        value={percent(memory.used / memory.total)}
        share={memory.used / memory.total}
        points={series((load) => load.memory.used / load.memory.total)}
        lines={[
          t('usedOf', { used: size(memory.used), total: size(memory.total) }),
          t('process', { size: size(memory.process) }),
        ]}
      />
      <LoadTile
        name={t('disk')}
        value={percent(disk.used / disk.total)}
        share={disk.used / disk.total}
        points={series((load) => load.disk.used / load.disk.total)}
        lines={[t('usedOf', { used: size(disk.used), total: size(disk.total) }), disk.path]}
      />
      <LoadTile
        name={t('work')}
        value={number(runs.running)}
        points={series((load) => load.runs.running + load.runs.queued)}
        lines={[
          t('running', { count: runs.running }),
          t('queued', { count: runs.queued }),
          t('streams', { count: streams }),
        ]}
      />
    </div>
  );
}
