import { buildsOf, checkRegress, simulationsOf } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { useTranslation } from 'react-i18next';

const SHOWN = 12;

/** The command lines of the first simulations, as the plan stands. */
export function Preview({ plan, path }: { plan: RegressFile; path: string }) {
  const { t } = useTranslation('regressionPlan');
  if (checkRegress(plan).length > 0) return null;
  const all = simulationsOf(plan, { origin: 'preview' }).flatMap(({ name: build, simulations }) =>
    simulations.map((each) => ({ ...each, build })),
  );
  const several = (name: string) => buildsOf(plan.cases[name]!).length > 1;
  const lines = all
    .slice(0, SHOWN)
    .map(
      ({ case: name, seed, build, plusargs }) =>
        `netloom regress run ${path} --only ${name}:${seed}${several(name) ? `:${build}` : ''}  # ${plusargs}`,
    );
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{t('preview')}</h2>
      </header>
      <pre className="nl-regress-preview" tabIndex={0}>
        {lines.map((line) => line.replace(/ {2}# $/, '')).join('\n')}
      </pre>
      {all.length > SHOWN ? <p className="nl-dim">{t('more', { count: all.length - SHOWN })}</p> : null}
    </section>
  );
}
