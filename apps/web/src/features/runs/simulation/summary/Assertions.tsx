import { CheckCircleOutlined, CloseCircleFilled } from '@ant-design/icons';
import { runAssertions } from '@netloom/contract';
import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../api/index.ts';
import { fileAddress } from '../../../files/editor/index.ts';
import { LogLink, useShowLog } from '../../run/index.ts';
import type { RunState } from '../../run/index.ts';
import { assertionStates } from './assertionStates.ts';
import type { AssertionState } from './assertionStates.ts';
import { formatNanoseconds } from './formatNanoseconds.ts';

function Failures({ failures }: Pick<AssertionState, 'failures'>) {
  const { t, i18n } = useTranslation('simulation');
  const showLog = useShowLog();
  const [first] = failures;
  if (first === undefined)
    return (
      <span className="nl-dim">
        <CheckCircleOutlined /> {t('assertion.noFailure')}
      </span>
    );
  const { time, message } = first.diagnostic;
  return (
    <span>
      <CloseCircleFilled data-tone="error" />{' '}
      <LogLink onShow={() => showLog(first.offset)}>
        {t('assertion.failures', { count: failures.length })}
        {time === undefined ? '' : ` · ${formatNanoseconds(time, i18n.language)}`}
      </LogLink>{' '}
      {message}
    </span>
  );
}

/** Every assertion of the sources, and which of them failed. */
export function Assertions({ runId, diagnostics }: { runId: string } & Pick<RunState, 'diagnostics'>) {
  const { t } = useTranslation('simulation');
  const { data } = useCall(
    runAssertions,
    { query: { runId } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  const states = useMemo(() => assertionStates(data ?? [], diagnostics), [data, diagnostics]);
  if (data === undefined) return null;
  const columns: TableColumnsType<AssertionState> = [
    {
      key: 'place',
      title: t('assertion.name'),
      width: '34%',
      render: (_, { assertion: { path, line, label } }) => (
        <Link className="nl-mono" to={fileAddress({ path, line })} title={`${path}:${line}`}>
          {label === '' ? `${path.slice(path.lastIndexOf('/') + 1)}:${line}` : label}
        </Link>
      ),
    },
    {
      key: 'timing',
      title: t('assertion.kind'),
      width: 150,
      render: (_, { assertion }) => t(`assertion.${assertion.timing}`),
    },
    { key: 'failures', title: t('assertion.outcome'), render: (_, state) => <Failures {...state} /> },
  ];
  const failed = states.filter(({ failures }) => failures.length > 0).length;
  return (
    <section>
      <h3>
        {t('assertion.title')}{' '}
        <small className="nl-dim">{t('assertion.counts', { count: states.length, failed })}</small>
      </h3>
      {states.length === 0 ? (
        <p className="nl-dim">{t('assertion.none')}</p>
      ) : (
        <Table
          size="small"
          rowKey="place"
          scroll={{ x: 560 }}
          pagination={states.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
          columns={columns}
          dataSource={states}
        />
      )}
    </section>
  );
}
