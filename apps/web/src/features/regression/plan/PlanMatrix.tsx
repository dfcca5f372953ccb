import { buildsOf, countSeeds } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { useTranslation } from 'react-i18next';
import { changeCase } from './edit.ts';
import { seedsText } from './seedsText.ts';

interface CellProps {
  plan: RegressFile;
  name: string;
  build: string;
}

/** How many seeds a case has with a build; pressed, it is simulated with that one too, or no more. */
function Cell({ plan, name, build }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  const test = plan.cases[name]!;
  const { seeds } = test;
  const own = buildsOf(test);
  const isOwn = own.includes(build);
  const others = own.filter((each) => each !== build);
  const shown = isOwn ? countSeeds(seeds) : '·';
  const press = () => {
    if (!isOwn) changeCase(plan, name, { build: [...own, build] });
    else if (others.length > 0) changeCase(plan, name, { build: others });
  };
  return (
    <button
      type="button"
      aria-pressed={isOwn}
      aria-label={`${t('matrix.choose', { name, build })}: ${shown}`}
      aria-disabled={isOwn && others.length === 0}
      title={isOwn ? seedsText(seeds) : t('matrix.choose', { name, build })}
      onClick={press}
    >
      {shown}
    </button>
  );
}

/** What is simulated: cases by builds, with the numbers of their seeds. */
export function PlanMatrix({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const [builds, cases] = [Object.keys(plan.builds), Object.keys(plan.cases)];
  if (builds.length === 0 || cases.length === 0) return null;
  const sum = (build: string) =>
    Object.values(plan.cases).reduce(
      (all, each) => all + (buildsOf(each).includes(build) ? countSeeds(each.seeds) : 0),
      0,
    );
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{t('matrix.title')}</h2>
      </header>
      <table className="nl-regress-grid" aria-label={t('matrix.title')}>
        <thead>
          <tr>
            <th scope="col">{t('case.name')}</th>
            {builds.map((build) => (
              <th key={build} scope="col">
                {build}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {builds.map((build) => (
                <td key={build}>
                  <Cell plan={plan} name={name} build={build} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('matrix.all')}</th>
            {builds.map((build) => (
              <td key={build}>{sum(build)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
