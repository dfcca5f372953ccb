import type { RegisterPlace, SlowPath } from '@netloom/core';
import { useTranslation } from 'react-i18next';

/** So many say what limits. */
const MOST = 24;

/** Paths between registers, the slowest first, each with the clock that it allows. */
export function PathTable({ paths }: { paths: readonly SlowPath[] }) {
  const { t } = useTranslation('core');
  const longest = paths[0]?.period ?? 1;
  return (
    <table className="nl-core-table nl-core-paths">
      <caption>{t('timing.paths')}</caption>
      <thead>
        <tr>
          <th>{t('timing.from')}</th>
          <th>{t('timing.to')}</th>
          <th className="nl-core-number">{t('timing.delay')}</th>
          <th className="nl-core-number">{t('timing.clock')}</th>
          <th className="nl-core-number">{t('timing.bits')}</th>
        </tr>
      </thead>
      <tbody>
        {paths.slice(0, MOST).map(({ from, to, period, count }) => (
          <tr key={`${placeKey(from)} ${placeKey(to)}`}>
            <td>
              <Place place={from} />
            </td>
            <td>
              <Place place={to} />
            </td>
            <td className="nl-core-number">
              <meter min={0} max={longest} value={period} aria-hidden="true" /> {period.toFixed(2)} ns
            </td>
            <td className="nl-core-number">{(1000 / period).toFixed(0)} MHz</td>
            <td className="nl-core-number">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const placeKey = ({ unit, register }: RegisterPlace) => `${unit}.${register}`;

/** Unit and register as the RTL calls them, and unless it is said beside, their stage. */
export function Place({ place: { unit, stage, register }, bare }: { place: RegisterPlace; bare?: boolean }) {
  const { t } = useTranslation('core');
  return (
    <>
      <span className="nl-core-mono">{unit === '' ? register : `${unit}.${register}`}</span>
      {bare ? null : <small>{t(stage === 'outside' ? 'timing.outside' : `stage.${stage}`)}</small>}
    </>
  );
}
