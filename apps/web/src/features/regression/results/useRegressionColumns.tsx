import { LineChartOutlined } from '@ant-design/icons';
import type { RegressionRow } from '@netloom/contract';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { timestamp } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { runAddress } from '../../runs/run/index.ts';
import { regressionAddress } from './address.ts';
import { ResultTag } from './ResultTag.tsx';
import { shortVersion } from './version.ts';

type Count = 'compilerFailNum' | 'simulateFailNum' | 'infrastructureNum' | 'nondeterministicNum';

/** The figures of a regression (specification, section 3). */
export function useRegressionColumns(): Column<RegressionRow>[] {
  const { t } = useTranslation('regressions');
  return [
    {
      key: 'name',
      title: t('column.name'),
      place: 'heading',
      render: ({ name, number, runId }) => (
        <Link to={regressionAddress(runId)}>
          {name} <span className="nl-dim">#{number}</span>
        </Link>
      ),
    },
    { key: 'date', title: t('column.date'), width: 150, render: ({ date }) => timestamp(date) },
    {
      key: 'rtlVersion',
      title: t('column.rtlVersion'),
      width: 96,
      render: ({ rtlVersion, branch }) => (
        <code title={[branch, rtlVersion].filter(Boolean).join(' ')}>{shortVersion(rtlVersion)}</code>
      ),
    },
    { key: 'rtlType', title: t('column.rtlType'), width: 90, render: ({ rtlType }) => rtlType },
    {
      key: 'caseNum',
      title: t('column.caseNum'),
      width: 76,
      align: 'right',
      render: ({ caseNum, done }) => (done < caseNum ? `${done} / ${caseNum}` : caseNum),
    },
    {
      key: 'result',
      title: t('column.result'),
      width: 96,
      render: (row) => <ResultTag verdict={row.result} />,
    },
    ...countColumns(t),
  ];
}

/** How many failed in which way, and the ways to them. */
function countColumns(t: TFunction<'regressions'>): Column<RegressionRow>[] {
  const count = (key: Count, width: number): Column<RegressionRow> => ({
    key,
    title: t(`column.${key}`),
    width,
    align: 'right',
    render: (row) => (row[key] === 0 ? <span className="nl-dim">0</span> : <b>{row[key]}</b>),
  });
  return [
    count('compilerFailNum', 90),
    count('simulateFailNum', 92),
    count('infrastructureNum', 66),
    count('nondeterministicNum', 64),
    {
      key: 'failures',
      title: t('column.failures'),
      render: ({ failures }) => (
        <span className="nl-regress-cut" title={failures.join(', ')}>
          {failures.join(', ')}
        </span>
      ),
    },
    {
      key: 'wave',
      title: t('column.wave'),
      width: 60,
      place: 'actions',
      render: ({ wave }) =>
        wave === null ? null : (
          <Link to={runAddress({ kind: 'cases', runId: wave })}>
            <Button type="text" size="small" icon={<LineChartOutlined />} aria-label={t('column.wave')} />
          </Link>
        ),
    },
  ];
}
