import {
  DeleteOutlined,
  EditOutlined,
  KeyOutlined,
  PoweroffOutlined,
  SafetyOutlined,
} from '@ant-design/icons';
import { getUserInfo } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { useCall } from '../../../api/index.ts';
import { RowCommands } from '../../../parts/table/RowCommands.tsx';
import { userRowCommands } from './userRowCommands.ts';
import { useUserChanges } from './useUserChanges.ts';

interface UserActionsProps {
  user: SysUser;
  onEdit: (user: SysUser) => void;
  onPassword: (user: SysUser) => void;
}

const ICONS = {
  edit: <EditOutlined />,
  resetPassword: <KeyOutlined />,
  removeFactor: <SafetyOutlined />,
  disable: <PoweroffOutlined />,
  enable: <PoweroffOutlined />,
  delete: <DeleteOutlined />,
};

/** Buttons of a user's row. */
export function UserActions({ user, onEdit, onPassword }: UserActionsProps) {
  const { data: self } = useCall(getUserInfo, {}, { staleTime: Infinity });
  const { setStatus, disable, removeFactor, remove, isPending } = useUserChanges(user);
  const targets = {
    ...{ user, isSelf: self?.userId === user.userId, busy: isPending },
    ...{ removeFactor, disable, remove },
    edit: () => onEdit(user),
    resetPassword: () => onPassword(user),
    enable: () => void setStatus(0).catch(() => null),
  };
  return <RowCommands set={userRowCommands} targets={targets} icons={ICONS} />;
}
