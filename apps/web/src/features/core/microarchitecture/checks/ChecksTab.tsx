import { CaretRightOutlined } from '@ant-design/icons';
import { listRuns, startRun } from '@netloom/contract';
import { Button, Tag } from 'antd';
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
import { hashOf, problemsOf } from '../store/derived.ts';
import { CHECKS, latestOf, requestOf } from './checks.ts';
import type { Check, LatestRun } from './checks.ts';

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
  const hash = () => (problemsOf(options).length > 0 ? undefined : hashOf(full));
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
              latest={latestOf(check, options, runs, hash)}
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
  latest: LatestRun | undefined;
  onStart: (() => void) | undefined;
}

function CheckRow({ check, latest, onStart }: CheckRowProps) {
  const { t, i18n } = useTranslation('core');
  const run = latest?.run;
  return (
    <tr
      data-check={check}
      data-verdict={run?.verdict ?? run?.state ?? 'none'}
      data-earlier={latest?.isEarlier === true}
    >
      <th>
        {t(`checks.${check}`)}
        <small>{t(`checks.${check}Help`)}</small>
      </th>
      <td>
        {latest === undefined ? (
          <span className="nl-core-none">{t('checks.never')}</span>
        ) : (
          <Verdict {...latest} />
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

/** How a run stands; of one that read other RTL that is said before anything else. */
function Verdict({ run, isEarlier }: LatestRun) {
  const { t } = useTranslation('core');
  const { standing } = rowStanding(run);
  return (
    <>
      {isEarlier && <Tag title={t('checks.earlierHelp')}>{t('checks.earlier')}</Tag>}
      <Link to={runAddress(run)}>
        {standingIcon(standing)} {t(`standing.${standing}`)}
      </Link>
    </>
  );
}
