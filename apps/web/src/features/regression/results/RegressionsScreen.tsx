import { listRegressions } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { Permitted } from '../../../parts/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useListState } from '../../../parts/table/useListState.ts';
import { useDeptId } from '../../../session/index.ts';
import { regressionAddress } from './address.ts';
import { ImportResults } from './ImportResults.tsx';
import { RegressionView } from './RegressionView.tsx';
import { useRegressionChanges } from './useRegressionChanges.ts';
import { useRegressionColumns } from './useRegressionColumns.tsx';
import '../regression.css';

/** Regressions with their figures, and the one of the address with its results. */
export default function RegressionsScreen() {
  const [search] = useSearchParams();
  const runId = search.get('run');
  useRegressionChanges();
  return runId === null ? <RegressionList /> : <RegressionView key={runId} runId={runId} />;
}

function RegressionList() {
  const { t } = useTranslation('regressions');
  const deptId = useDeptId();
  const navigate = useNavigate();
  const list = useListState({});
  const query = useCall(listRegressions, { query: { deptId, ...list.ask } }, listQuery);
  const columns = useRegressionColumns();
  const begin = (
    <>
      <Link to="/example/statistics">
        <Button>{t('toStatistics')}</Button>
      </Link>
      <Link to="/example/coverage">
        <Button>{t('toCoverage')}</Button>
      </Link>
      <Link to="/example/fixStatus">
        <Button>{t('toSignOff')}</Button>
      </Link>
      <Permitted any={['run:start']}>
        <ImportResults />
      </Permitted>
      <Link to="/example/create">
        <Button type="primary">{t('toPlans')}</Button>
      </Link>
    </>
  );
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={begin}
      pages={{ total: query.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={query.data?.rows}
        keyOf={({ runId }) => runId}
        query={query}
        empty={<NothingListed>{t('nothing')}</NothingListed>}
        onOpen={({ runId }) => void navigate(regressionAddress(runId))}
      />
    </ListScreen>
  );
}
