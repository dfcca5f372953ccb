import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  BranchesOutlined,
  KeyOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { gitFetch, gitPull } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Permitted, RelativeTime } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';
import { useTellMerged } from '../check/useTellMerged.tsx';
import { CredentialsDrawer } from './CredentialsDrawer.tsx';
import { usePush } from './usePush.tsx';

/** Where the member is, how far he is from the others, and the ways to them. */
export function GitBar({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const [asking, setAsking] = useState(false);
  const { branch, gitAddress, fetchTime } = status;
  const lacks = lackingFor(status);
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
          <Button
            icon={<KeyOutlined />}
            danger={lacks.read}
            onClick={() => setAsking(true)}
            title={t(hintOf(lacks))}
          >
            {t('bar.credentials')}
          </Button>
        )}
        <Sharing status={status} />
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

/** What the member cannot do without credentials: what is public over HTTP is read by everybody. */
function lackingFor({ gitAddress, credentials }: GitStatus) {
  const write = gitAddress !== '' && !credentials;
  return { read: write && !/^https?:/i.test(gitAddress), write };
}

function hintOf({ read, write }: { read: boolean; write: boolean }) {
  if (read) return 'bar.credentialsMissing';
  return write ? 'bar.credentialsToPush' : 'bar.credentialsHint';
}

function Sharing({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const fetching = useGitChange(gitFetch);
  const pulling = useGitChange(gitPull, { onSuccess: useTellMerged() });
  const { push, ...pushing } = usePush();
  const busy = fetching.isPending || pulling.isPending || pushing.isPending;
  const input = { body: { deptId } };
  const lacks = lackingFor(status);
  const reading = {
    disabled: lacks.read || busy,
    title: lacks.read ? t('bar.credentialsMissing') : undefined,
  };
  return (
    <>
      <Button
        {...reading}
        icon={<SyncOutlined />}
        loading={fetching.isPending}
        onClick={() => fetching.mutate(input)}
      >
        {t('bar.fetch')}
      </Button>
      <Permitted any={['git:commit']}>
        <Button
          {...reading}
          icon={<ArrowDownOutlined />}
          loading={pulling.isPending}
          onClick={() => pulling.mutate(input)}
        >
          {t('bar.pull')}
        </Button>
      </Permitted>
      <Permitted any={['git:push']}>
        <Button
          disabled={lacks.write || busy || status.commit === null}
          title={lacks.write ? t(hintOf(lacks)) : undefined}
          type="primary"
          icon={<ArrowUpOutlined />}
          loading={pushing.isPending}
          onClick={push}
        >
          {t('bar.push')}
        </Button>
      </Permitted>
    </>
  );
}
