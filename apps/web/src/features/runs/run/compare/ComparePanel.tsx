import { compareRuns } from '@netloom/contract';
import type { ReplyOf, RunRow } from '@netloom/contract';
import { Alert, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { formatWhen } from '../formatWhen.ts';
import { runAddress } from '../runAddress.ts';
import { rowStanding } from '../runStanding.ts';
import { standingIcon } from '../verdictLook.tsx';
import { MetricRows } from './MetricRows.tsx';

type Comparison = ReplyOf<typeof compareRuns>;

function Heading({ row }: { row: RunRow }) {
  const { t, i18n } = useTranslation('runs');
  const { standing } = rowStanding(row);
  return (
    <th scope="col">
      <span title={t(`standing.${standing}`)}>{standingIcon(standing)}</span>{' '}
      <Link to={runAddress(row)}>{row.title}</Link>
      <small>
        {formatWhen(row.createTime, i18n.language)} · {row.createBy}
      </small>
    </th>
  );
}

function Heads({ runs, change }: { runs: Comparison['runs']; change: string }) {
  return (
    <thead>
      <tr>
        <td />
        <Heading row={runs[0]} />
        <Heading row={runs[1]} />
        <th scope="col">{change}</th>
      </tr>
    </thead>
  );
}

function Files({ files }: Pick<Comparison, 'files'>) {
  const { t } = useTranslation('runs');
  if (files.length === 0) return <p className="nl-dim">{t('compare.sameFiles')}</p>;
  return (
    <ul className="nl-compare-files">
      {files.map(({ path, change }) => (
        <li key={path} data-change={change}>
          <span>{t(`compare.change.${change}`)}</span> <code>{path}</code>
        </li>
      ))}
    </ul>
  );
}

function Sides({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('runs');
  const { runs, metrics, options, files } = comparison;
  return (
    <div className="nl-compare">
      <table>
        <Heads runs={runs} change={t('compare.difference')} />
        <MetricRows runs={runs} metrics={metrics} />
      </table>
      <h3>{t('compare.options')}</h3>
      {options.length === 0 ? <p className="nl-dim">{t('compare.sameOptions')}</p> : null}
      <table>
        <tbody>
          {options.map(({ field, values }) => (
            <tr key={field}>
              <th scope="row">{t(`option.${field}`, { defaultValue: field })}</th>
              {values.map((value, side) => (
                <td key={side}>
                  <code>{value === '' ? '–' : value}</code>
                </td>
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('compare.files', { count: files.length })}</h3>
      <Files files={files} />
    </div>
  );
}

interface ComparePanelProps {
  runId: string;
  withRunId: string;
  onClose: () => void;
}

/** Two runs side by side: what they measured, what they were asked, and the files that they read. */
export function ComparePanel({ runId, withRunId, onClose }: ComparePanelProps) {
  const { t } = useTranslation('runs');
  const { data, error } = useCall(
    compareRuns,
    { query: { runId, withRunId } },
    { staleTime: 0, meta: { quiet: true } },
  );
  return (
    <Drawer open size={760} title={t('compare.title')} onClose={onClose}>
      {error === null ? null : <Alert type="warning" showIcon title={errorText(error)} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined ? null : <Sides comparison={data} />}
    </Drawer>
  );
}
