import { regressionMatrix } from '@netloom/contract';
import type { MatrixRow, ResultClass } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';

/** In the order in which a bar shows them. */
const CLASSES: readonly ResultClass[] = [
  ...(['failed', 'compile-failed', 'nondeterministic', 'infrastructure'] as const),
  ...(['inconclusive', 'cancelled', 'unchecked', 'passed'] as const),
];

/** Every result as a square, in the order of seeds; it leads to its page. */
function Squares({ row: { caseName, results } }: { row: MatrixRow }) {
  const { t } = useTranslation('regressions');
  return results.map(({ resultId, seed, class: name }) => {
    const what = `${caseName}:${seed} ${t(`class.${name}.name`)}`;
    return (
      <Link
        key={resultId}
        to={`/example/caseList/${resultId}`}
        data-class={name}
        title={what}
        aria-label={what}
      />
    );
  });
}

/** As many results as a screen cannot tell apart, as a bar of their numbers. */
function Bar({ row: { counts } }: { row: MatrixRow }) {
  const { t } = useTranslation('regressions');
  return CLASSES.filter((name) => counts[name]).map((name) => (
    <span
      key={name}
      data-class={name}
      style={{ flexGrow: counts[name] }}
      title={`${counts[name]} ${t(`class.${name}.name`)}`}
    />
  ));
}

interface MatrixProps {
  runId: string;
  /** What the cases are narrowed to. */
  caseName: string | undefined;
  wanted: ResultClass | undefined;
}

/** Results by case, build and seed, as far as they are there. */
export function Matrix({ runId, caseName, wanted }: MatrixProps) {
  const { t } = useTranslation('regressions');
  const { data } = useCall(regressionMatrix, { query: { runId } }, { staleTime: 0, meta: { quiet: true } });
  if (data === undefined) return <Loading />;
  const rows = data.filter(
    (row) => (caseName ?? row.caseName) === row.caseName && (wanted === undefined || row.counts[wanted]),
  );
  if (rows.length === 0) return <p className="nl-dim">{t('noResults')}</p>;
  return (
    <table className="nl-regress-matrix" aria-label={t('matrix')}>
      <thead>
        <tr>
          <th scope="col">{t('result.case')}</th>
          <th scope="col">{t('build')}</th>
          <th scope="col">{t('bySeed')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.caseName} ${row.build}`}>
            <th scope="row">{row.caseName}</th>
            <td>{row.build}</td>
            <td>
              <div className={row.results.length > 0 ? 'nl-regress-squares' : 'nl-regress-stack'}>
                {row.results.length > 0 ? <Squares row={row} /> : <Bar row={row} />}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
