import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  BranchesOutlined,
  KeyOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import type { GitStatus } from '@netloom/contract';
import { Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../../commands/useOffer.ts';
import { RelativeTime } from '../../../../parts/index.ts';
import { barCommands, lackingFor } from './barCommands.ts';
import { CredentialsDrawer } from './CredentialsDrawer.tsx';
import { useBarTargets } from './useBarTargets.ts';

/** Where the member is, how far he is from the others, and the ways to them. */
export function GitBar({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const [asking, setAsking] = useState(false);
  const { branch, gitAddress, fetchTime } = status;
  const lacks = lackingFor(status);
  const bar = useBarTargets(status, () => setAsking(true));
  useOffer(barCommands, bar.targets);
  return (
    <header className="nl-git-bar">
      <div className="nl-git-where">
        <strong className="nl-git-branch">
          <BranchesOutlined aria-hidden /> {branch === '' ? t('bar.detached') : branch}
        </strong>
        <Distance status={status} />
        {gitAddress === '' ? (
          <span className="nl-git-dim">{t('bar.alone')}</span>
        ) : (
          <span className="nl-git-address" title={gitAddress}>
            {gitAddress}
          </span>
        )}
        {fetchTime === null ? null : (
          <span className="nl-git-dim">
            {t('bar.fetched')} <RelativeTime value={fetchTime} />
          </span>
        )}
      </div>
      <div className="nl-git-actions">
        {gitAddress === '' ? null : (
          <CommandButton
            {...{ set: barCommands, id: 'credentials', targets: bar.targets }}
            icon={<KeyOutlined />}
            danger={lacks.read}
            title={t(hintOf(lacks))}
          />
        )}
        <Sharing {...bar} lacks={lacks} />
      </div>
      {asking ? <CredentialsDrawer address={gitAddress} onClose={() => setAsking(false)} /> : null}
    </header>
  );
}

function Distance({ status: { commit, ahead, behind } }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  if (commit === null) return <Tag>{t('bar.noCommit')}</Tag>;
  if (ahead === null || behind === null) return <Tag>{t('bar.notShared')}</Tag>;
  if (ahead === 0 && behind === 0) return <Tag className="nl-git-even">{t('bar.even')}</Tag>;
  return (
    <>
      {ahead > 0 && <Tag className="nl-git-ahead">↑ {t('bar.ahead', { count: ahead })}</Tag>}
      {behind > 0 && <Tag className="nl-git-behind">↓ {t('bar.behind', { count: behind })}</Tag>}
    </>
  );
}

function hintOf({ read, write }: { read: boolean; write: boolean }) {
  if (read) return 'bar.credentialsMissing';
  return write ? 'bar.credentialsToPush' : 'bar.credentialsHint';
}

interface SharingProps extends ReturnType<typeof useBarTargets> {
  lacks: ReturnType<typeof lackingFor>;
}

function Sharing({ targets, atWork, lacks }: SharingProps) {
  const { t } = useTranslation('git');
  const reading = { set: barCommands, targets, title: lacks.read ? t('bar.credentialsMissing') : undefined };
  return (
    <>
      <CommandButton {...reading} id="fetch" icon={<SyncOutlined />} loading={atWork.fetch} />
      {targets.mayCommit ? (
        <CommandButton {...reading} id="pull" icon={<ArrowDownOutlined />} loading={atWork.pull} />
      ) : null}
      {targets.mayPush ? (
        <CommandButton
          {...reading}
          id="push"
          title={lacks.write ? t(hintOf(lacks)) : undefined}
          type="primary"
          icon={<ArrowUpOutlined />}
          loading={atWork.push}
        />
      ) : null}
    </>
  );
}
