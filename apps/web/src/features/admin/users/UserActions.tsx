import {
  DeleteOutlined,
  EditOutlined,
  KeyOutlined,
  PoweroffOutlined,
  SafetyOutlined,
} from '@ant-design/icons';
import { getUserInfo } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { useUserChanges } from './useUserChanges.ts';

interface UserActionsProps {
  user: SysUser;
  onEdit: (user: SysUser) => void;
  onPassword: (user: SysUser) => void;
}

/** Buttons of a user's row. Nobody disables or deletes himself. */
export function UserActions({ user, onEdit, onPassword }: UserActionsProps) {
  const { t } = useTranslation('users');
  const { data: self } = useCall(getUserInfo, {}, { staleTime: Infinity });
  const { setStatus, disable, removeFactor, remove, isPending } = useUserChanges(user);
  const { userId, status, secondFactor } = user;
  const own = self?.userId === userId ? t('notYourself') : null;
  return (
    <>
      <RowAction label={t('edit')} icon={<EditOutlined />} onClick={() => onEdit(user)} />
      <RowAction label={t('resetPassword')} icon={<KeyOutlined />} onClick={() => onPassword(user)} />
      {secondFactor === true ? (
        <RowAction label={t('removeFactor')} icon={<SafetyOutlined />} refused={own} onClick={removeFactor} />
      ) : null}
      <RowAction
        label={status === 0 ? t('disable') : t('enable')}
        icon={<PoweroffOutlined />}
        refused={own}
        loading={isPending}
        onClick={() => (status === 0 ? disable() : void setStatus(0).catch(() => null))}
      />
      <RowAction danger label={t('delete')} icon={<DeleteOutlined />} refused={own} onClick={remove} />
    </>
  );
}
