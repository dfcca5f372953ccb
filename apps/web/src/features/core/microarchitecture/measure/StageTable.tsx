import type { SlowStage } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { Place } from './PathTable.tsx';

/** What each stage would allow alone: the slowest path into the registers that feed it. */
export function StageTable({ stages }: { stages: readonly SlowStage[] }) {
  const { t } = useTranslation('core');
  const longest = Math.max(...stages.map(({ period }) => period), 0);
  return (
    <table className="nl-core-table nl-core-paths nl-core-by-stage">
      <caption>{t('timing.byStage')}</caption>
      <thead>
        <tr>
          <th>{t('timing.stage')}</th>
          <th>{t('timing.slowest')}</th>
          <th className="nl-core-number">{t('timing.delay')}</th>
          <th className="nl-core-number">{t('timing.clock')}</th>
          <th className="nl-core-number">{t('timing.ends')}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, worst, period, ends }) => (
          <tr key={stage} data-stage={stage} data-limits={period === longest}>
            <th>{t(stage === 'outside' ? 'timing.outside' : `stage.${stage}`)}</th>
            <td>
              <Place place={worst} bare />
            </td>
            <td className="nl-core-number">
              <meter min={0} max={longest} value={period} aria-hidden="true" /> {period.toFixed(2)} ns
            </td>
            <td className="nl-core-number">{(1000 / period).toFixed(0)} MHz</td>
            <td className="nl-core-number">{ends}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
