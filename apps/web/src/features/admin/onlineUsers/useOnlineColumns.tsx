import { LogoutOutlined } from '@ant-design/icons';
import type { OnlineUser } from '@netloom/contract';
import { Badge, Tag } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { agentName } from '../../../parts/agentName.ts';
import { RelativeTime, timestamp, usePermissions } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';

type Text = TFunction<'onlineUsers'>;

export function useOnlineColumns(onEnd: (row: OnlineUser) => void): Column<OnlineUser>[] {
  const { t } = useTranslation('onlineUsers');
  const may = usePermissions();
  const columns: Column<OnlineUser>[] = [
    userNameColumn(t),
    deptNameColumn(t),
    addressColumn(t),
    agentColumn(t),
    signInTimeColumn(t),
    lastSeenColumn(t),
  ];
  if (!may.any('system:online:end')) return columns;
  return [...columns, actionsColumn(t, onEnd)];
}

function userNameColumn(t: Text): Column<OnlineUser> {
  return {
    key: 'userName',
    title: t('user'),
    place: 'heading',
    render: ({ userName, current, streams }) => (
      <span className="nl-list-name">
        <Badge status={streams > 0 ? 'success' : 'default'} title={streams > 0 ? t('open') : t('away')} />
        <span className="nl-list-text">{userName}</span>
        {current ? <Tag color="processing">{t('thisOne')}</Tag> : null}
      </span>
    ),
  };
}

function deptNameColumn(t: Text): Column<OnlineUser> {
  return {
    key: 'deptName',
    title: t('project'),
    render: ({ deptName }) => deptName ?? t('noProject'),
  };
}

function addressColumn(t: Text): Column<OnlineUser> {
  return {
    key: 'address',
    title: t('address'),
    width: 150,
    render: ({ address }) => address,
  };
}

function agentColumn(t: Text): Column<OnlineUser> {
  return {
    key: 'agent',
    title: t('agent'),
    width: 190,
    render: ({ agent }) => <span title={agent}>{agentName(agent)}</span>,
  };
}

function signInTimeColumn(t: Text): Column<OnlineUser> {
  return {
    key: 'signInTime',
    title: t('signedIn'),
    width: 160,
    render: ({ signInTime }) => timestamp(signInTime),
  };
}

function lastSeenColumn(t: Text): Column<OnlineUser> {
  return {
    key: 'lastSeen',
    title: t('lastSeen'),
    width: 150,
    render: ({ lastSeen }) => <RelativeTime value={lastSeen} />,
  };
}

function actionsColumn(t: Text, onEnd: (row: OnlineUser) => void): Column<OnlineUser> {
  return {
    key: 'actions',
    title: '',
    width: 64,
    place: 'actions',
    render: (row) => (
      <RowAction danger label={t('end')} icon={<LogoutOutlined />} onClick={() => onEnd(row)} />
    ),
  };
}
