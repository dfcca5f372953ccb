import { LogoutOutlined } from '@ant-design/icons';
import { Avatar, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { signOut } from '../session/index.ts';
import { useShellSession } from './SessionContext.ts';

export function UserMenu() {
  const { t } = useTranslation();
  const { user } = useShellSession();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'name', type: 'group', label: user.userName },
          { key: 'logOut', icon: <LogoutOutlined aria-hidden />, label: t('user.logOut') },
        ],
        onClick: () => void signOut(),
      }}
    >
      <Button type="text" aria-label={t('user.menu')}>
        <Avatar size={22} src={user.avatar === '' ? undefined : user.avatar}>
          {user.userName.slice(0, 1).toUpperCase()}
        </Avatar>
      </Button>
    </Dropdown>
  );
}
