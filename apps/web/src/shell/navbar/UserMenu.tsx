import { BranchesOutlined, CompassOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showTour } from '../../features/help/tour/index.ts';
import { hasUnsaved, signOut } from '../../session/index.ts';
import { UserPicture } from '../../parts/UserPicture.tsx';
import { useShellSession } from '../SessionContext.ts';
import { routeAt } from '../menuTree.ts';

const PROFILE = '/profile/index';
const GIT = '/example/base';
const TOUR = 'tour';

function useSignOut(): () => void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const leave = () => signOut((path) => void navigate(path));
  return () => {
    if (!hasUnsaved()) return void leave();
    modal.confirm({
      title: t('unsaved.title'),
      content: t('unsaved.text'),
      okText: t('user.logOut'),
      okButtonProps: { danger: true },
      onOk: leave,
    });
  };
}

/** Profile, git settings and log out; the first two where the user may see them. */
export function UserMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user, tree } = useShellSession();
  const leave = useSignOut();
  const pages = [
    { key: PROFILE, icon: <UserOutlined aria-hidden />, label: t('user.profile') },
    { key: GIT, icon: <BranchesOutlined aria-hidden />, label: t('user.git') },
  ].filter(({ key }) => routeAt(tree, key) !== undefined);
  const items: MenuProps['items'] = [
    { key: 'name', type: 'group', label: user.userName },
    ...pages,
    { key: TOUR, icon: <CompassOutlined aria-hidden />, label: t('tour') },
    { type: 'divider' },
    { key: 'logOut', icon: <LogoutOutlined aria-hidden />, label: t('user.logOut') },
  ];
  function choose(key: string): void {
    if (key === 'logOut') leave();
    else void (key === TOUR ? showTour(true) : navigate(key));
  }
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => choose(key) }}>
      <Button type="text" className="nl-user" aria-label={`${t('user.menu')}: ${user.userName}`}>
        <UserPicture user={user} size={22} />
      </Button>
    </Dropdown>
  );
}
