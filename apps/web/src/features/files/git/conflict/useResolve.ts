import { gitResolve } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';

type Choice = Omit<BodyOf<typeof gitResolve>, 'deptId' | 'path'>;

/** Resolves the conflict of a file, and says so. */
export function useResolve(path: string) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { mutate, isPending } = useGitChange(gitResolve, {
    onSuccess: () => announceSuccess(t('conflict.resolved', { path })),
  });
  return { resolve: (choice: Choice) => mutate({ body: { deptId, path, ...choice } }), busy: isPending };
}
