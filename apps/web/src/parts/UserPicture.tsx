import type { SysUser } from '@netloom/contract';
import { Avatar } from 'antd';

interface Props {
  user: Pick<SysUser, 'userName' | 'avatar'>;
  /** Pixels. */
  size: number;
}

/** The user's picture, or the first letter of his name; his name stands beside it. */
export function UserPicture({ user: { userName, avatar }, size }: Props) {
  // As text Ant Design would measure the letter, and all that the page has changed with it.
  const letter = <span>{[...userName][0]?.toLocaleUpperCase()}</span>;
  return <Avatar size={size} src={avatar === '' ? undefined : avatar} alt="" icon={letter} aria-hidden />;
}
