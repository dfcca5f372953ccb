import { gitDeleteTag } from '@netloom/contract';
import type { GitTag } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';

/** Deletes a tag for everybody, once it was asked. */
export function DeleteTag({ tag: { name, commit } }: { tag: GitTag }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const remove = useGitChange(gitDeleteTag);
  const ask = () =>
    confirm({
      title: t('tags.deleteTitle', { name }),
      content: t('tags.deleteText', { commit: commit.slice(0, 8) }),
      okText: t('tags.delete'),
      onOk: () => remove.mutateAsync({ body: { deptId, name } }),
    });
  return (
    <Permitted any={['git:push']}>
      <Button size="small" danger type="text" loading={remove.isPending} onClick={ask}>
        {t('tags.delete')}
      </Button>
    </Permitted>
  );
}
