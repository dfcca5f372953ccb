import { cancelRun } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { Button, Progress, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCallMutation } from '../../../../api/index.ts';
import { rowStanding, runAddress, standingIcon, useRunProgress } from '../../../runs/run/index.ts';
import { useChain } from './chainStore.ts';
import type { ChainRun } from './useChainRun.ts';

/** Which run is shown, how it stands, and where its log is. */
export function RunLine({ runs, run }: ChainRun) {
  const { t, i18n } = useTranslation('toolchain');
  if (run === undefined) return null;
  const time = (row: RunRow) => new Date(row.createTime).toLocaleString(i18n.language);
  return (
    <div className="nl-chain-run">
      <Select
        size="small"
        aria-label={t('run.choose')}
        popupMatchSelectWidth={false}
        value={run.runId}
        options={runs.map((row) => ({ value: row.runId, label: `${row.title} · ${time(row)}` }))}
        onChange={(runId) => useChain.setState({ run: runId, file: undefined })}
      />
      {run.finishTime === null ? (
        <Going run={run} />
      ) : (
        <span>
          {standingIcon(rowStanding(run).standing)}{' '}
          {t(`run.${run.verdict === 'passed' ? 'passed' : 'ended'}`)}
        </span>
      )}
      <Link to={runAddress(run)}>{t('run.log')}</Link>
    </div>
  );
}

function Going({ run: { runId } }: { run: RunRow }) {
  const { t } = useTranslation('toolchain');
  const progress = useRunProgress(runId);
  const cancel = useCallMutation(cancelRun, {});
  return (
    <>
      <Progress size="small" className="nl-chain-progress" percent={Math.round(100 * progress)} />
      <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate({ body: { runId } })}>
        {t('run.cancel')}
      </Button>
    </>
  );
}
