import { CaretRightOutlined } from '@ant-design/icons';
import { listRuns, startRun } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callKey, queryClient, useCallMutation } from '../../../../api/index.ts';
import { RelativeTime } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { formatMetric, keyMetrics, rowStanding, runAddress, standingIcon } from '../../../runs/run/index.ts';
import { useIsGenerated } from '../files/useCores.ts';
import type { OpenCore } from '../files/cores.ts';
import { useCoreRuns } from '../measure/useCoreRuns.ts';
import { useFull } from '../measure/useFull.ts';
import { hashOf } from '../store/derived.ts';
import { CHECKS, latestOf, requestOf } from './checks.ts';
import type { Check } from './checks.ts';

/** Lint, synthesis and measurement of the core as it lies in the project: their latest runs, and new ones. */
export function ChecksTab({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const deptId = useDeptId();
  const { document: options, stored } = open;
  const runs = useCoreRuns(options);
  const full = useFull(options);
  const start = useCallMutation(startRun, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(listRuns) }),
  });
  const ready = useIsGenerated(open);
  const run = (check: Check) =>
    stored && start.mutate({ body: requestOf(check, stored.path, deptId, hashOf(full)) });
  return (
    <div className="nl-core-checks">
      <header>
        <Button
          size="small"
          icon={<CaretRightOutlined />}
          disabled={!ready || start.isPending}
          onClick={() => CHECKS.forEach(run)}
        >
          {t('checks.all')}
        </Button>
        <span>{ready ? t('checks.text') : t('checks.generateFirst')}</span>
      </header>
      <table className="nl-core-table">
        <tbody>
          {CHECKS.map((check) => (
            <CheckRow
              key={check}
              check={check}
              run={latestOf(check, options, runs)}
              onStart={ready ? () => run(check) : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CheckRowProps {
  check: Check;
  run: RunRow | undefined;
  onStart: (() => void) | undefined;
}

function CheckRow({ check, run, onStart }: CheckRowProps) {
  const { t, i18n } = useTranslation('core');
  return (
    <tr data-check={check} data-verdict={run?.verdict ?? run?.state ?? 'none'}>
      <th>
        {t(`checks.${check}`)}
        <small>{t(`checks.${check}Help`)}</small>
      </th>
      <td>
        {run === undefined ? (
          <span className="nl-core-none">{t('checks.never')}</span>
        ) : (
          <Link to={runAddress(run)}>
            {standingIcon(rowStanding(run).standing)} {t(`standing.${rowStanding(run).standing}`)}
          </Link>
        )}
      </td>
      <td className="nl-core-metrics">
        {(run === undefined ? [] : keyMetrics(run.kind, run.metrics)).map(({ name, value, unit }) => (
          <span key={name}>{`${name} ${formatMetric({ value, unit }, i18n.language)}`}</span>
        ))}
      </td>
      <td>{run === undefined ? null : <RelativeTime value={run.createTime} />}</td>
      <td>
        <Button
          size="small"
          type="text"
          icon={<CaretRightOutlined />}
          aria-label={t('checks.run', { check: t(`checks.${check}`) })}
          title={t('checks.run', { check: t(`checks.${check}`) })}
          disabled={onStart === undefined}
          onClick={onStart}
        />
      </td>
    </tr>
  );
}
