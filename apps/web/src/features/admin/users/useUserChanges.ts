import { deleteById, removeSecondFactor, updateSysUser } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { refreshUsers } from './refreshUsers.ts';

/** What can be done to a user; what takes something from him is asked first. */
export function useUserChanges(user: SysUser) {
  const { t } = useTranslation('users');
  const confirm = useConfirm();
  const update = useCallMutation(updateSysUser, { onSuccess: refreshUsers });
  const removal = useCallMutation(deleteById, { onSuccess: refreshUsers });
  const factorRemoval = useCallMutation(removeSecondFactor, { onSuccess: refreshUsers });
  const { userId, userName: name } = user;

  async function setStatus(next: 0 | 1) {
    await update.mutateAsync({ body: { userId, status: next } });
    announceSuccess(next === 0 ? t('enabledDone', { name }) : t('disabledDone', { name }));
  }

  function disable() {
    confirm({
      title: t('disableTitle', { name }),
      content: t('disableText'),
      okText: t('disable'),
      onOk: () => setStatus(1),
    });
  }

  function removeFactor() {
    confirm({
      title: t('removeFactorTitle', { name }),
      content: t('removeFactorText'),
      okText: t('removeFactor'),
      onOk: async () => {
        await factorRemoval.mutateAsync({ body: { userId } });
        announceSuccess(t('factorRemoved', { name }));
      },
    });
  }

  function remove() {
    confirm({
      title: t('deleteTitle', { name }),
      content: t('deleteText'),
      okText: t('delete'),
      onOk: async () => {
        await removal.mutateAsync({ params: { id: userId } });
        announceSuccess(t('deleted', { name }));
      },
    });
  }

  return { setStatus, disable, removeFactor, remove, isPending: update.isPending };
}
