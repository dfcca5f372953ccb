import {
  DownOutlined,
  DownloadOutlined,
  ReloadOutlined,
  ShareAltOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { RegressionRow } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { isPossible } from '../../../commands/command.ts';
import { useOffer } from '../../../commands/useOffer.ts';
import { coverageAddress } from '../coverage/index.ts';
import { ShareDialog } from '../share/index.ts';
import { planAddress } from './address.ts';
import { regressionCommands } from './regressionCommands.ts';
import type { RegressionTargets, Shown } from './regressionCommands.ts';
import { useRegressionTargets } from './useRegressionTargets.ts';

const can = (id: string, targets: RegressionTargets) => isPossible(regressionCommands.byId.get(id)!, targets);

interface WorkProps {
  targets: RegressionTargets;
  /** It is at work. */
  loading: boolean;
}

/** Simulates again what did not pass, what is shown, or all; with waves or without. */
function Rerun({ targets, loading }: WorkProps) {
  const { t } = useTranslation('regressions');
  const items = (['failedWaves', 'shown', 'shownWaves', 'all'] as const).map((key) => ({
    key,
    label: t(`again.${key}`),
    disabled: !can(`again.${key}`, targets),
    onClick: () => regressionCommands.byId.get(`again.${key}`)!.run(targets),
  }));
  return (
    <>
      <CommandButton
        {...{ set: regressionCommands, id: 'rerunFailed', targets, loading }}
        size="small"
        icon={<ReloadOutlined />}
      >
        {t('rerunFailed')}
      </CommandButton>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button size="small" icon={<DownOutlined />} aria-label={t('again.more')} title={t('again.more')} />
      </Dropdown>
    </>
  );
}

/** The results as other tools read them. */
function Export({ targets, loading }: WorkProps) {
  const { t } = useTranslation('regressions');
  const items = (['junit', 'json'] as const).map((key) => ({
    key,
    label: t(`export.${key}`),
    onClick: () => regressionCommands.byId.get(`export.${key}`)!.run(targets),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button size="small" icon={<DownloadOutlined />} loading={loading}>
        {t('export.title')}
      </Button>
    </Dropdown>
  );
}

interface RegressionActionsProps {
  regression: RegressionRow;
  shown: Shown;
}

/** What can be done with a regression; what it has never a use for is not there. */
export function RegressionActions({ regression, shown }: RegressionActionsProps) {
  const { t } = useTranslation('regressions');
  const [isSharing, setSharing] = useState(false);
  const { targets, rerunning, saving } = useRegressionTargets(regression, shown, () => setSharing(true));
  useOffer(regressionCommands, targets);
  const { runId, path, result } = regression;
  const isRunning = result === 'running';
  const offered = { set: regressionCommands, targets, size: 'small' } as const;
  return (
    <>
      {can('plan', targets) ? (
        <Link to={planAddress(path)}>
          <Button size="small">{t('plan')}</Button>
        </Link>
      ) : null}
      {can('coverage', targets) ? (
        <Link to={coverageAddress(runId)}>
          <Button size="small">{t('coverage')}</Button>
        </Link>
      ) : null}
      <Export targets={targets} loading={saving} />
      {targets.mayShare ? (
        <CommandButton {...offered} id="share" icon={<ShareAltOutlined />}>
          {t('share')}
        </CommandButton>
      ) : null}
      {isSharing ? <ShareDialog runId={runId} onClose={() => setSharing(false)} /> : null}
      {can('cancel', targets) ? (
        <CommandButton {...offered} id="cancel" icon={<StopOutlined />}>
          {t('cancel')}
        </CommandButton>
      ) : null}
      {targets.mayStart && path !== '' && !isRunning ? <Rerun targets={targets} loading={rerunning} /> : null}
    </>
  );
}
