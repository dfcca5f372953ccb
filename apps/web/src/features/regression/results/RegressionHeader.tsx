import {
  DownOutlined,
  LeftOutlined,
  ReloadOutlined,
  ShareAltOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { cancelRun, rerunRegression } from '@netloom/contract';
import type { RegressionRow, ResultClass } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useCallMutation } from '../../../api/index.ts';
import { Permitted, timestamp } from '../../../parts/index.ts';
import { coverageAddress } from '../coverage/index.ts';
import { ShareDialog } from '../share/index.ts';
import { ExportResults } from './ExportResults.tsx';
import { planAddress, regressionAddress } from './address.ts';
import { ResultTag } from './ResultTag.tsx';
import { shortVersion } from './version.ts';

/** Links by which the results can be seen without signing in. */
function Share({ runId }: { runId: string }) {
  const { t } = useTranslation('regressions');
  const [isOpen, setOpen] = useState(false);
  return (
    <Permitted any={['result:share']}>
      <Button size="small" icon={<ShareAltOutlined />} onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen ? <ShareDialog runId={runId} onClose={() => setOpen(false)} /> : null}
    </Permitted>
  );
}

/** What the results are narrowed to. */
export interface Shown {
  class: ResultClass | undefined;
  caseName: string | undefined;
  bucketId: number | undefined;
}

interface HeaderProps {
  regression: RegressionRow;
  shown: Shown;
}

const AGAIN = ['failedWaves', 'shown', 'shownWaves', 'all'] as const;

/** Simulates again what did not pass, what is shown, or all; with waves or without. */
function Rerun({ regression, shown }: HeaderProps) {
  const { t } = useTranslation('regressions');
  const navigate = useNavigate();
  const { runId, done, passNum, nondeterministicNum } = regression;
  const rerun = useCallMutation(rerunRegression, {
    onSuccess: (again) => void navigate(regressionAddress(again.runId)),
  });
  const allPassed = done === passNum && nondeterministicNum === 0;
  const isNarrowed = Object.values(shown).some((each) => each !== undefined);
  const asked = {
    failedWaves: { waves: true },
    shown: { ...shown, all: true },
    shownWaves: { ...shown, all: true, waves: true },
    all: { all: true },
  };
  const items = AGAIN.map((key) => ({
    ...{ key, label: t(`again.${key}`) },
    disabled: key === 'failedWaves' ? allPassed : key.startsWith('shown') && !isNarrowed,
  }));
  return (
    <>
      <Button
        size="small"
        icon={<ReloadOutlined />}
        disabled={allPassed}
        loading={rerun.isPending}
        onClick={() => rerun.mutate({ body: { runId } })}
      >
        {t('rerunFailed')}
      </Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          onClick: ({ key }) => rerun.mutate({ body: { runId, ...asked[key as (typeof AGAIN)[number]] } }),
        }}
      >
        <Button size="small" icon={<DownOutlined />} aria-label={t('again.more')} title={t('again.more')} />
      </Dropdown>
    </>
  );
}

/** What can be done with a regression; results of others have no plan that could be run again. */
function Actions({ regression, shown }: HeaderProps) {
  const { t } = useTranslation('regressions');
  const { runId, path, result } = regression;
  const cancel = useCallMutation(cancelRun);
  const isRunning = result === 'running';
  const isOurs = path !== '';
  return (
    <>
      {isOurs ? (
        <Link to={planAddress(path)}>
          <Button size="small">{t('plan')}</Button>
        </Link>
      ) : null}
      {isOurs && !isRunning ? (
        <Link to={coverageAddress(runId)}>
          <Button size="small">{t('coverage')}</Button>
        </Link>
      ) : null}
      <ExportResults runId={runId} />
      <Share runId={runId} />
      <Permitted any={['run:start']}>
        {isRunning ? (
          <Button size="small" icon={<StopOutlined />} onClick={() => cancel.mutate({ body: { runId } })}>
            {t('cancel')}
          </Button>
        ) : null}
        {isOurs && !isRunning ? <Rerun regression={regression} shown={shown} /> : null}
      </Permitted>
    </>
  );
}

/** What was simulated of which version, and what can be done with it. */
export function RegressionHeader({ regression, shown }: HeaderProps) {
  const { t } = useTranslation('regressions');
  const { name, number, rtlVersion, branch, rtlType, date, createBy, result } = regression;
  return (
    <header className="nl-regress-head">
      <Link to="/example/list" aria-label={t('back')}>
        <Button type="text" size="small" icon={<LeftOutlined />} aria-hidden tabIndex={-1} />
      </Link>
      <h2>
        {name} <span className="nl-dim">#{number}</span>
      </h2>
      <ResultTag verdict={result} />
      <span className="nl-dim">
        <code title={rtlVersion}>{shortVersion(rtlVersion)}</code> {branch} · {rtlType} · {timestamp(date)} ·{' '}
        {createBy}
      </span>
      <span className="nl-regress-spring" />
      <Actions regression={regression} shown={shown} />
    </header>
  );
}
