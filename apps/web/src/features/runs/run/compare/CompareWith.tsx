import { runTrend } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { Empty, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../../Loading.tsx';
import { useCall } from '../../../../api/index.ts';
import { formatMetric } from '../formatMetric.ts';
import { formatWhen } from '../formatWhen.ts';
import { keyMetrics } from '../metricLook.ts';
import { compareAddress } from '../runAddress.ts';
import { standingIcon } from '../verdictLook.tsx';

/** Chooses what to compare a run with: the other runs of its kind and top module, newest first. */
export default function CompareWith({ row, onClose }: { row: RunRow; onClose: () => void }) {
  const { t, i18n } = useTranslation('runs');
  const { deptId, kind, top, runId } = row;
  const { data, isPending } = useCall(runTrend, { query: { deptId, kind, top } }, { staleTime: 0 });
  const others = (data ?? []).filter((run) => run.runId !== runId).toReversed();
  return (
    <Modal open footer={null} title={t('compare.with', { title: row.title })} onCancel={onClose}>
      {isPending ? <Loading /> : null}
      {!isPending && others.length === 0 ? <Empty description={t('compare.alone', { top })} /> : null}
      <nav className="nl-run-choices">
        {others.map((run) => (
          <Link
            key={run.runId}
            className="nl-run-item"
            to={compareAddress(run.runId, runId)}
            onClick={onClose}
          >
            <span title={t(`standing.${run.verdict}`)}>{standingIcon(run.verdict)}</span>
            <span>
              {formatWhen(run.createTime, i18n.language)} {run.label}
            </span>
            <small>
              {keyMetrics(kind, run.metrics)
                .map((metric) => formatMetric(metric, i18n.language))
                .join(' · ')}
            </small>
          </Link>
        ))}
      </nav>
    </Modal>
  );
}
