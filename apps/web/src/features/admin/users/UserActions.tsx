import {
  DeleteOutlined,
  EditOutlined,
  KeyOutlined,
  PoweroffOutlined,
  SafetyOutlined,
} from '@ant-design/icons';
import { deleteById, getUserInfo, removeSecondFactor, updateSysUser } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { refreshUsers } from './refreshUsers.ts';

interface UserActionsProps {
  user: SysUser;
  onEdit: (user: SysUser) => void;
  onPassword: (user: SysUser) => void;
}

/** Buttons of a user's row. Nobody disables or deletes himself. */
export function UserActions({ user, onEdit, onPassword }: UserActionsProps) {
  const { t } = useTranslation('users');
  const confirm = useConfirm();
  const { data: self } = useCall(getUserInfo, {}, { staleTime: Infinity });
  const update = useCallMutation(updateSysUser, { onSuccess: refreshUsers });
  const remove = useCallMutation(deleteById, { onSuccess: refreshUsers });
  const removeFactor = useCallMutation(removeSecondFactor, { onSuccess: refreshUsers });
  const { userId, userName: name, status, secondFactor } = user;
  const own = self?.userId === userId ? t('notYourself') : null;

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
  function askToRemoveFactor() {
    confirm({
      title: t('removeFactorTitle', { name }),
      content: t('removeFactorText'),
      okText: t('removeFactor'),
      onOk: async () => {
        await removeFactor.mutateAsync({ body: { userId } });
        announceSuccess(t('factorRemoved', { name }));
      },
    });
  }
  function askToDelete() {
    confirm({
      title: t('deleteTitle', { name }),
      content: t('deleteText'),
      okText: t('delete'),
      onOk: async () => {
        await remove.mutateAsync({ params: { id: userId } });
        announceSuccess(t('deleted', { name }));
      },
    });
  }
  return (
    <>
      <RowAction label={t('edit')} icon={<EditOutlined />} onClick={() => onEdit(user)} />
      <RowAction label={t('resetPassword')} icon={<KeyOutlined />} onClick={() => onPassword(user)} />
      {secondFactor === true ? (
        <RowAction
          label={t('removeFactor')}
          icon={<SafetyOutlined />}
          refused={own}
          onClick={askToRemoveFactor}
        />
      ) : null}
      <RowAction
        label={status === 0 ? t('disable') : t('enable')}
        icon={<PoweroffOutlined />}
        refused={own}
        loading={update.isPending}
        onClick={() => (status === 0 ? disable() : void setStatus(0).catch(() => null))}
      />
      <RowAction danger label={t('delete')} icon={<DeleteOutlined />} refused={own} onClick={askToDelete} />
    </>
  );
}
