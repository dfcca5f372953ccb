import { CheckOutlined, StopOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { Button, Progress, Tooltip } from 'antd';
import type { RunRow } from '@netloom/contract';
import { applyEdits } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rowStanding, runAddress, standingIcon, useRunProgress } from '../../../runs/run/index.ts';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import type { ExploredRow } from './CandidateTable.tsx';
import { isGoing } from './figures.ts';
import { useMeasure } from './useMeasure.ts';

/** Measures a candidate, follows and cancels its run, and makes the design so. */
export function RowActions({ instance, row }: { instance: string; row: ExploredRow }) {
  const { t } = useTranslation('soc');
  const { measure, cancel, isStarting } = useMeasure(instance);
  const { candidate, measured } = row;
  const run = measured?.run;
  const title = t(measured?.figures ? 'explore.again' : 'explore.measure');
  const going = isGoing(run);
  return (
    <div className="nl-soc-explored-actions">
      {run && <RunSign run={run} />}
      {going ? (
        <Tooltip title={t('explore.cancel')}>
          <Button
            size="small"
            icon={<StopOutlined />}
            aria-label={t('explore.cancel')}
            onClick={() => cancel(run.runId)}
          />
        </Tooltip>
      ) : (
        <Tooltip title={title}>
          <Button
            size="small"
            icon={<ThunderboltOutlined />}
            aria-label={title}
            disabled={candidate.hash === undefined || measured === undefined || isStarting}
            onClick={() => measure(candidate)}
          />
        </Tooltip>
      )}
      <Button
        size="small"
        icon={<CheckOutlined />}
        disabled={candidate.isCurrent || candidate.hash === undefined}
        onClick={({ currentTarget }) => {
          apply(instance, candidate.parameters);
          focusDialogOf(currentTarget);
        }}
      >
        {t('explore.apply')}
      </Button>
    </div>
  );
}

/** One step that undo takes back. */
function apply(instance: string, parameters: Readonly<Record<string, string>>): void {
  const { document } = useSoc.getState();
  const edits = Object.entries(parameters).map(([name, value]) => ({
    pointer: `/instances/${instance}/parameters/${name}`,
    value,
  }));
  takeEdit(applyEdits(document, edits));
}

/** The button is off now, and its row may move: the dialog's keys, Escape among them, go on from its first button. */
function focusDialogOf(button: HTMLElement): void {
  button.closest('[role="dialog"]')?.querySelector('button')?.focus();
}

function RunSign({ run }: { run: RunRow }) {
  const { t } = useTranslation('soc');
  const { standing } = rowStanding(run);
  return (
    <Link to={runAddress(run)} aria-label={t('explore.run')}>
      {standing === 'running' ? <RunCircle runId={run.runId} /> : standingIcon(standing)}
    </Link>
  );
}

function RunCircle({ runId }: { runId: string }) {
  return <Progress type="circle" size={22} percent={Math.round(useRunProgress(runId) * 100)} />;
}
