import type { MeasuredFault } from '@netloom/core/delivery';
import { SUITE_IDS } from '@netloom/model';
import type { SuiteId } from '@netloom/model';
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMeasuredFaults } from './useMeasuredFaults.ts';

/** What the suites found of bugs that were put into the RTL on purpose: what a customer may expect of each. */
export function FaultView() {
  const { t } = useTranslation('coreDelivery');
  const { faults, stale, isDone } = useMeasuredFaults();
  if (!isDone) return <Spin className="nl-delivery-hint" />;
  if (faults.length === 0) return <p className="nl-delivery-hint">{t('faults.notMeasured')}</p>;
  const found = faults.filter((each) => suitesThatFound(each).length > 0);
  return (
    <>
      <p className="nl-delivery-hint">
        {t('faults.found', { found: found.length, all: faults.length })}
        {stale > 0 ? ` ${t('faults.stale', { count: stale })}` : null}
      </p>
      <BySuite faults={faults} />
      <List faults={faults} />
    </>
  );
}

const suitesThatFound = ({ suites }: MeasuredFault): SuiteId[] =>
  SUITE_IDS.filter((id) => typeof suites[id] === 'string');

function BySuite({ faults }: { faults: readonly MeasuredFault[] }) {
  const { t } = useTranslation('coreDelivery');
  return (
    <table className="nl-delivery-by-suite">
      <thead>
        <tr>
          <th>{t('suiteHead')}</th>
          <th>{t('faults.foundHead')}</th>
          <th>{t('faults.tried')}</th>
          <th>{t('faults.alone')}</th>
        </tr>
      </thead>
      <tbody>
        {SUITE_IDS.map((id) => {
          const tried = faults.filter(({ suites }) => suites[id] !== undefined);
          const found = tried.filter(({ suites }) => suites[id] !== null);
          const alone = found.filter((each) => suitesThatFound(each).length === 1);
          return (
            <tr key={id}>
              <th scope="row">{t(`suite.${id}.title`)}</th>
              <td>{tried.length === 0 ? '–' : found.length}</td>
              <td>{tried.length}</td>
              <td>{tried.length === 0 ? '–' : alone.length}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function List({ faults }: { faults: readonly MeasuredFault[] }) {
  const { t } = useTranslation('coreDelivery');
  return (
    <table>
      <thead>
        <tr>
          <th>{t('faults.option')}</th>
          <th>{t('faults.wrong')}</th>
          <th>{t('faults.by')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map((fault) => {
          const by = suitesThatFound(fault);
          return (
            <tr key={`${fault.option} ${fault.wrong} ${fault.rtl}`}>
              <th scope="row">
                <code>{fault.option}</code>
              </th>
              <td lang="en">{fault.wrong}</td>
              <td>
                {by.length === 0 ? t('faults.none') : by.map((id) => t(`suite.${id}.title`)).join(', ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
