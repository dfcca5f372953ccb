import { gitDiscard } from '@netloom/contract';
import type { GitChange } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';
import { pathsOf } from './selection.ts';

/** How many names a question lists. */
const NAMED = 8;

/** Takes changes back for good, once the names were shown and that was confirmed. */
export function useDiscard() {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const discard = useGitChange(gitDiscard);

  function askToDiscard(changes: GitChange[]) {
    const names = changes.slice(0, NAMED).map(({ path }) => path);
    confirm({
      title: t('discard.title', { count: changes.length }),
      okText: t('discard.ok'),
      content: (
        <>
          <p>{t('discard.text')}</p>
          <ul className="nl-git-names">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {changes.length > NAMED && <li>{t('more', { count: changes.length - NAMED })}</li>}
          </ul>
        </>
      ),
      onOk: () => discard.mutateAsync({ body: { deptId, paths: pathsOf(changes) } }),
    });
  }

  return { isDiscarding: discard.isPending, askToDiscard };
}
