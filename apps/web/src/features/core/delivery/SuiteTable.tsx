import type { CaseRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { applicability } from '@netloom/core/delivery';
import type { MissingReason } from '@netloom/core/delivery';
import type { SuiteId } from '@netloom/model';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { OthersFolder } from './OthersFolder.tsx';
import { toggleSuite, useDelivery } from './deliveryStore.ts';

interface SuiteTableProps {
  options: CoreOptions;
  cases: readonly CaseRow[];
}

/** Every suite: whether this core can have it, whether it is chosen, and what came of its tests. */
export function SuiteTable({ options, cases }: SuiteTableProps) {
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
          <SuiteRow key={id} id={id} missing={missing} cases={cases} />
        ))}
      </tbody>
    </table>
  );
}

interface SuiteRowProps {
  id: SuiteId;
  missing: MissingReason | undefined;
  cases: readonly CaseRow[];
}

function SuiteRow({ id, missing, cases }: SuiteRowProps) {
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
      <td>{missing === undefined ? <SuiteResult id={id} cases={cases} /> : null}</td>
    </tr>
  );
}

/** Of the newest regression of these very options; a suite that it had no test of was not run. */
function SuiteResult({ id, cases }: { id: SuiteId; cases: readonly CaseRow[] }) {
  const { t } = useTranslation('coreDelivery');
  const own = cases.filter(({ caseName }) => caseName.startsWith(`${id}.`));
  if (own.length === 0) return <span className="nl-dim">{t('suiteNotRun')}</span>;
  const passed = own.filter((each) => each.all > 0 && each.passed === each.all).length;
  const bad = own.find(({ failed, others }) => failed > 0 || others > 0);
  return (
    <span data-verdict={bad === undefined ? (passed === own.length ? 'passed' : 'running') : 'failed'}>
      {t('passedOf', { passed, all: own.length })}
      {bad === undefined ? null : <small>{`${bad.caseName}: ${bad.message}`}</small>}
    </span>
  );
}
