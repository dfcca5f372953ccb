import type { CoreOptions } from '@netloom/core';
import { applicability } from '@netloom/core/delivery';
import type { MissingReason } from '@netloom/core/delivery';
import type { SuiteId } from '@netloom/model';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { ResultActions } from '../../regression/results/index.ts';
import { OthersFolder } from './OthersFolder.tsx';
import { toggleSuite, useDelivery } from './deliveryStore.ts';
import type { Newest } from './useNewest.ts';

interface SuiteTableProps {
  options: CoreOptions;
  newest: Newest;
}

/** Every suite: whether this core can have it, whether it is chosen, and what came of its tests. */
export function SuiteTable({ options, newest }: SuiteTableProps) {
  const { t } = useTranslation('coreDelivery');
  const hasOthers = useDelivery((state) => state.others !== '');
  return (
    <table className="nl-delivery-suites">
      <thead>
        <tr>
          <th>{t('suiteHead')}</th>
          <th>{t('tries')}</th>
          <th>{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {applicability(options, hasOthers).map(({ id, missing }) => (
          <SuiteRow key={id} id={id} missing={missing} newest={newest} />
        ))}
      </tbody>
    </table>
  );
}

interface SuiteRowProps {
  id: SuiteId;
  missing: MissingReason | undefined;
  newest: Newest;
}

function SuiteRow({ id, missing, newest }: SuiteRowProps) {
  const { t } = useTranslation('coreDelivery');
  const without = useDelivery((state) => state.without);
  return (
    <tr data-suite={id} data-missing={missing !== undefined}>
      <td>
        <Checkbox
          checked={missing === undefined && !without.has(id)}
          disabled={missing !== undefined}
          onChange={() => toggleSuite(id)}
        >
          {t(`suite.${id}.title`)}
        </Checkbox>
      </td>
      <td>
        {missing === undefined || missing === 'none-given'
          ? t(`suite.${id}.text`)
          : t('notApplicable', { why: t(`missing.${missing}`) })}
        {id === 'others' ? <OthersFolder /> : null}
      </td>
      <td>{missing === undefined ? <SuiteResult id={id} newest={newest} /> : null}</td>
    </tr>
  );
}

/**
 * Of the newest regression of these very options; a suite that it had no test of was not run. The first failure has
 * the ways to its log and its wave.
 */
function SuiteResult({ id, newest: { cases, failures, regression } }: { id: SuiteId; newest: Newest }) {
  const { t } = useTranslation('coreDelivery');
  const own = cases.filter(({ caseName }) => caseName.startsWith(`${id}.`));
  if (own.length === 0) return <span className="nl-dim">{t('suiteNotRun')}</span>;
  const passed = own.filter((each) => each.all > 0 && each.passed === each.all).length;
  const bad = own.find(({ failed, others }) => failed > 0 || others > 0);
  const failure = bad && failures.get(bad.caseName);
  return (
    <span data-verdict={bad === undefined ? (passed === own.length ? 'passed' : 'running') : 'failed'}>
      {t('passedOf', { passed, all: own.length })}
      {bad === undefined ? null : <small>{`${bad.caseName}: ${bad.message}`}</small>}
      {failure === undefined || regression === undefined ? null : (
        <ResultActions runId={regression.runId} result={failure} />
      )}
    </span>
  );
}
