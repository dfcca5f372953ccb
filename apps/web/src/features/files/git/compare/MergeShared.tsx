import { MergeOutlined } from '@ant-design/icons';
import { gitBranches, gitMergeShared } from '@netloom/contract';
import type { GitBranch } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useTellCheck } from '../check/useTellMerged.tsx';
import { useGitChange } from '../useGit.ts';

/** The shared branch that a name of the choice stands for. */
function sharedOf(branches: readonly GitBranch[], choice: string): GitBranch | undefined {
  const name = choice.replace(/^origin\//, '');
  return branches.find((branch) => branch.shared && branch.name === name);
}

/** Merges one shared branch into the other for everybody, once it is said what that means. */
export function MergeShared({ base, head }: { base: string; head: string }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const tellCheck = useTellCheck();
  const branches = useCall(gitBranches, { query: { deptId } }, { staleTime: 0 }).data ?? [];
  const into = sharedOf(branches, base);
  const from = sharedOf(branches, head);
  const merge = useGitChange(gitMergeShared, {
    onSuccess: (made) => {
      announceSuccess(t('compare.merge.made', { base: into?.name, commit: made.commit.slice(0, 8) }));
      tellCheck(made.check);
    },
  });
  if (into === undefined || from === undefined || into === from) return null;
  const unpushed = from.ahead ?? 0;
  const ask = () =>
    confirm({
      title: t('compare.merge.title', { base: into.name, head: from.name }),
      content: (
        <>
          <p>{t('compare.merge.text', { base: into.name })}</p>
          {unpushed > 0 ? <p>{t('compare.merge.unpushed', { count: unpushed, head: from.name })}</p> : null}
        </>
      ),
      okText: t('compare.merge.ok', { base: into.name }),
      onOk: () => merge.mutateAsync({ body: { deptId, base: into.name, head: from.name } }),
    });
  return (
    <Permitted any={['git:push']}>
      <p className="nl-git-merge-shared">
        <Button
          size="small"
          icon={<MergeOutlined />}
          disabled={!into.mayMerge}
          loading={merge.isPending}
          title={into.mayMerge ? t('compare.merge.hint') : t('compare.merge.protected', { base: into.name })}
          onClick={ask}
        >
          {t('compare.merge.ok', { base: into.name })}
        </Button>
      </p>
    </Permitted>
  );
}
