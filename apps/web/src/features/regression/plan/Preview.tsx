import { buildsOf, checkRegress, simulationsOf } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { useTranslation } from 'react-i18next';

const SHOWN = 12;

/** The command lines of the checks and the first simulations, as the plan stands. */
export function Preview({ plan, path }: { plan: RegressFile; path: string }) {
  const { t } = useTranslation(['regressionPlan', 'runs']);
  if (checkRegress(plan).length > 0) return null;
  const all = simulationsOf(plan, { origin: 'preview' }).flatMap(({ name: build, simulations }) =>
    simulations.map((each) => ({ ...each, build })),
  );
  const run = `netloom regress run ${path}`;
  const simulations = all.slice(0, SHOWN).map(({ case: name, seed, build, plusargs }) => {
    const test = plan.cases[name]!;
    const chosen = [name, seed, ...(buildsOf(test).length > 1 ? [build] : [])].join(':');
    const drawn = test.seeds !== undefined && 'count' in test.seeds;
    const notes = [plusargs, drawn ? t('drawn') : ''].filter(Boolean).join('; ');
    return `${run} --only ${chosen}${notes === '' ? '' : `  # ${notes}`}`;
  });
  const checks = Object.entries(plan.checks ?? {}).map(
    ([name, { kind }]) => `${run} --check ${name}  # ${t(`runs:kind.${kind}`)}`,
  );
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{t('preview')}</h2>
      </header>
      <pre className="nl-regress-preview" tabIndex={0}>
        {[...checks, ...simulations].join('\n')}
      </pre>
      {all.length > SHOWN ? <p className="nl-dim">{t('more', { count: all.length - SHOWN })}</p> : null}
    </section>
  );
}
