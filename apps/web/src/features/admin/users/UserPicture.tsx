import type { SysUser } from '@netloom/contract';
import { Avatar } from 'antd';

/** The user's picture, or the first letter of his name. */
export function UserPicture({ user }: { user: Pick<SysUser, 'userName' | 'avatar'> }) {
  const { userName, avatar } = user;
  return (
    <Avatar size={22} src={avatar === '' ? undefined : avatar} aria-hidden>
      {[...userName][0]?.toLocaleUpperCase()}
    </Avatar>
  );
}
