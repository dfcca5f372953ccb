import { CrownOutlined } from '@ant-design/icons';
import type { SysUser } from '@netloom/contract';
import { Tag } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { EmailText, RelativeTime, timestamp, usePermissions } from '../../../parts/index.ts';
import { UserPicture } from '../../../parts/UserPicture.tsx';
import type { Column } from '../../../parts/table/column.ts';
import { StatusTag } from '../../../parts/table/StatusTag.tsx';
import { UserActions } from './UserActions.tsx';
import { UserProjects } from './UserProjects.tsx';

type Text = TFunction<'users'>;

interface Wishes {
  onEdit: (user: SysUser) => void;
  onPassword: (user: SysUser) => void;
}

/** What the list tells of each user, and what can be done with him. */
export function useUserColumns(wishes: Wishes): Column<SysUser>[] {
  const { t } = useTranslation('users');
  const may = usePermissions();
  const columns: Column<SysUser>[] = [
    userNameColumn(t),
    emailColumn(t),
    phoneColumn(t),
    departmentsColumn(t),
    statusColumn(t),
    secondFactorColumn(t),
    lastSeenColumn(t),
    createTimeColumn(t),
  ];
  if (!may.any('system:user:edit')) return columns;
  return [...columns, actionsColumn(wishes)];
}

function userNameColumn(t: Text): Column<SysUser> {
  return {
    key: 'userName',
    title: t('userName'),
    width: 204,
    sortable: true,
    place: 'heading',
    render: (user) => (
      <span className="nl-list-name">
        <UserPicture user={user} size={22} />
        <span className="nl-list-text" title={user.userName}>
          {user.userName}
        </span>
        {user.admin ? (
          <Tag color="processing" icon={<CrownOutlined />}>
            {t('admin')}
          </Tag>
        ) : null}
      </span>
    ),
  };
}

function emailColumn(t: Text): Column<SysUser> {
  return {
    key: 'email',
    title: t('email'),
    sortable: true,
    render: ({ email, emailConfirmed }) => <EmailText email={email} confirmed={emailConfirmed} />,
  };
}

function phoneColumn(t: Text): Column<SysUser> {
  return {
    key: 'phone',
    title: t('phone'),
    width: 105,
    render: ({ phone }) => phone,
  };
}

function departmentsColumn(t: Text): Column<SysUser> {
  return {
    key: 'departments',
    title: t('projects'),
    render: ({ departments }) => <UserProjects departments={departments} />,
  };
}

function statusColumn(t: Text): Column<SysUser> {
  return {
    key: 'status',
    title: t('status'),
    width: 84,
    render: ({ status }) => <StatusTag status={status} />,
  };
}

function secondFactorColumn(t: Text): Column<SysUser> {
  return {
    key: 'secondFactor',
    title: t('secondFactor'),
    width: 115,
    render: ({ secondFactor }) =>
      secondFactor === true ? (
        <Tag color="success">{t('factorOn')}</Tag>
      ) : (
        <span className="nl-dim">{t('factorOff')}</span>
      ),
  };
}

function lastSeenColumn(t: Text): Column<SysUser> {
  return {
    key: 'lastSeen',
    title: t('lastSeen'),
    width: 112,
    sortable: true,
    render: ({ lastSeen }) =>
      lastSeen === null ? <span className="nl-dim">{t('never')}</span> : <RelativeTime value={lastSeen} />,
  };
}

function createTimeColumn(t: Text): Column<SysUser> {
  return {
    key: 'createTime',
    title: t('created'),
    width: 100,
    sortable: true,
    render: ({ createTime }) => (
      <span title={timestamp(createTime)}>{timestamp(createTime).slice(0, 10)}</span>
    ),
  };
}

function actionsColumn({ onEdit, onPassword }: Wishes): Column<SysUser> {
  return {
    key: 'actions',
    title: '',
    width: 106,
    place: 'actions',
    render: (user) => <UserActions user={user} onEdit={onEdit} onPassword={onPassword} />,
  };
}
