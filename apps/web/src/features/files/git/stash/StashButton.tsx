import { InboxOutlined } from '@ant-design/icons';
import { gitStash } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';

interface StashButtonProps {
  status: GitStatus;
  /** What was typed for the commit that is not made now. */
  message: string;
  onStashed: () => void;
}

/** Sets all changes aside, with the message as far as one is written. */
export function StashButton({ status, message, onStashed }: StashButtonProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const stash = useGitChange(gitStash, { onSuccess: onStashed });
  const isClean = status.staged.length + status.unstaged.length === 0;
  const [line = ''] = message.trim().split('\n');
  return (
    <Button
      icon={<InboxOutlined />}
      disabled={isClean || status.merging !== null || status.reverting !== null}
      loading={stash.isPending}
      title={t('stash.hint')}
      aria-label={t('stash.ok')}
      onClick={() => stash.mutate({ body: { deptId, message: line.slice(0, 200) } })}
    />
  );
}
