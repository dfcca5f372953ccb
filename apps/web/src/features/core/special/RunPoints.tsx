import { ExperimentOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { listDocuments, saveCorePoints, startRun } from '@netloom/contract';
import type { PointLack } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { checkPoints } from '@netloom/core/special';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callApi, callKey, queryClient, useCallMutation } from '../../../api/index.ts';
import { isDirty } from '../../../document/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { openGenerate } from '../../design/generation/index.ts';
import { ResultTag, regressionAddress } from '../../regression/results/index.ts';
import type { OpenTable } from './pointTables.ts';
import type { PointResults } from './usePointResults.ts';

interface RunPointsProps {
  open: OpenTable;
  options: CoreOptions | undefined;
  results: PointResults;
}

interface Left {
  point: string;
  why: PointLack;
}

/** Makes the tests of the stored table, and runs them. */
export function RunPoints({ open, options, results }: RunPointsProps) {
  const { t } = useTranslation('corePoints');
  const [left, setLeft] = useState<readonly Left[]>([]);
  const faults = checkPoints(open.document);
  const unsaved = open.stored === undefined || isDirty(open);
  const why =
    faults.length > 0 ? t('faults', { count: faults.length }) : unsaved ? t('saveFirst') : undefined;
  const { regression } = results;
  return (
    <>
      {left.length === 0 ? null : (
        <Alert
          type="info"
          closable
          title={left.map(({ point, why: lack }) => t('left', { point, why: t(`lack.${lack}`) })).join(' ')}
        />
      )}
      {why === undefined ? null : <span className="nl-dim">{why}</span>}
      {regression === undefined ? null : (
        <Link to={regressionAddress(regression.runId)}>
          <ResultTag verdict={regression.result} />
        </Link>
      )}
      <MakeButton open={open} isOff={why !== undefined || options === undefined} onLeft={setLeft} />
      <StartButton results={results} isOff={why !== undefined} />
    </>
  );
}

interface MakeButtonProps {
  open: OpenTable;
  isOff: boolean;
  /** Told of the points that the core cannot be tried with. */
  onLeft: (left: readonly Left[]) => void;
}

function MakeButton({ open, isOff, onLeft }: MakeButtonProps) {
  const { t } = useTranslation('corePoints');
  const deptId = useDeptId();
  const may = usePermissions().any;
  const make = () =>
    openGenerate({
      name: `special/${open.document.name}`,
      run: async (decisions) => {
        const made = await callApi(saveCorePoints, { body: { deptId, path: open.key, decisions } });
        onLeft(made.left);
        await queryClient.invalidateQueries({ queryKey: callKey(listDocuments) });
        return made;
      },
    });
  return (
    <Button
      size="small"
      icon={<ExperimentOutlined aria-hidden />}
      disabled={isOff || !may('design:edit')}
      onClick={make}
    >
      {t('make')}
    </Button>
  );
}

function StartButton({ results: { plan, regression }, isOff }: { results: PointResults; isOff: boolean }) {
  const { t } = useTranslation('corePoints');
  const deptId = useDeptId();
  const may = usePermissions().any;
  const start = useCallMutation(startRun, {});
  const isRunning = regression?.result === 'running';
  return (
    <Button
      size="small"
      type="primary"
      icon={<PlayCircleOutlined aria-hidden />}
      disabled={isOff || plan === undefined || isRunning || !may('run:start')}
      loading={start.isPending}
      title={plan === undefined ? t('makeFirst') : undefined}
      onClick={() => start.mutate({ body: { kind: 'regression', deptId, path: plan } as never })}
    >
      {t('run')}
    </Button>
  );
}
