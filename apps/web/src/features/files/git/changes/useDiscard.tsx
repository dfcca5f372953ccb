import { gitDiscard } from '@netloom/contract';
import type { GitChange } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';
import { NamedFiles } from './NamedFiles.tsx';
import { pathsOf } from './selection.ts';

/** Takes changes back for good, once the names were shown and that was confirmed. */
export function useDiscard() {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const discard = useGitChange(gitDiscard);

  function askToDiscard(changes: readonly GitChange[]) {
    confirm({
      title: t('discard.title', { count: changes.length }),
      okText: t('discard.ok'),
      content: (
        <>
          <p>{t('discard.text')}</p>
          <NamedFiles paths={pathsOf(changes)} />
        </>
      ),
      onOk: () => discard.mutateAsync({ body: { deptId, paths: pathsOf(changes) } }),
    });
  }

  return { isDiscarding: discard.isPending, askToDiscard };
}
