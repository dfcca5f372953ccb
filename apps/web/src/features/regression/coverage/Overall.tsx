import type { CoveredRegression, RegressionCoverage } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { COVERAGE_SORTS, CoverageBar, fractionOf } from '../../runs/simulation/index.ts';

type Sort = (typeof COVERAGE_SORTS)[number];

/** The same figure of the earlier regressions of the plan, the newest last. */
function Trend({ sort, rows }: { sort: Sort; rows: readonly CoveredRegression[] }) {
  const { t } = useTranslation('regressionCoverage');
  const points = rows.flatMap(({ figures }) => fractionOf(figures[sort]) ?? []);
  if (points.length < 2) return null;
  const step = 100 / (points.length - 1);
  const path = points.map((each, at) => `${(at * step).toFixed(1)},${(18 - 16 * each).toFixed(1)}`);
  const [first = 0, last = 0] = [points[0], points.at(-1)];
  const words = t('trend', {
    count: points.length,
    first: Math.floor(first * 100),
    last: Math.floor(last * 100),
  });
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" role="img" aria-label={words}>
      <title>{words}</title>
      <polyline points={path.join(' ')} />
    </svg>
  );
}

/** Each sort as a whole, with what the plan requires of it and how it went. */
export function Overall({
  coverage,
  trend,
}: {
  coverage: RegressionCoverage;
  trend: readonly CoveredRegression[];
}) {
  const { t } = useTranslation('regressionCoverage');
  const { all, required, simulations, refused, uncounted, exclusions, name, number } = coverage;
  const before = trend.filter((row) => row.name === name && row.number <= number).toReversed();
  const alarms = exclusions.filter(({ state }) => state !== 'active');
  return (
    <>
      <ul className="nl-regcov-all" aria-label={t('overall')}>
        {COVERAGE_SORTS.map((sort) => {
          const least = required[sort];
          const isMissed = least !== undefined && (fractionOf(all[sort]) ?? 1) * 100 < least;
          return (
            <li key={sort} data-missed={isMissed}>
              <b>{t(`sort.${sort}`)}</b>
              <CoverageBar count={all[sort]} />
              <Trend sort={sort} rows={before} />
              {least === undefined ? null : <small>{t('required', { least })}</small>}
            </li>
          );
        })}
      </ul>
      <p className="nl-dim">
        {t('counted', { count: simulations })}{' '}
        {uncounted.length > 0 ? `${t('uncounted', { names: uncounted.slice(0, 20).join(', ') })} ` : ''}
        {t('lacks')}
      </p>
      {refused.length > 0 ? (
        <Alert type="warning" showIcon title={t('refused', { names: refused.slice(0, 10).join(', ') })} />
      ) : null}
      {alarms.length > 0 ? (
        <Alert type="warning" showIcon title={t('alarms', { count: alarms.length })} />
      ) : null}
    </>
  );
}
