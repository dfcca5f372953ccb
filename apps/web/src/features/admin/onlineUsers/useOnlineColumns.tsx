import { LogoutOutlined } from '@ant-design/icons';
import type { OnlineUser } from '@netloom/contract';
import { Badge, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { agentName } from '../../../parts/agentName.ts';
import { RelativeTime, timestamp, usePermissions } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';

export function useOnlineColumns(onEnd: (row: OnlineUser) => void): Column<OnlineUser>[] {
  const { t } = useTranslation('onlineUsers');
  const may = usePermissions();
  const columns: Column<OnlineUser>[] = [
    {
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
    },
    { key: 'deptName', title: t('project'), render: ({ deptName }) => deptName ?? t('noProject') },
    { key: 'address', title: t('address'), width: 150, render: ({ address }) => address },
    {
      key: 'agent',
      title: t('agent'),
      width: 190,
      render: ({ agent }) => <span title={agent}>{agentName(agent)}</span>,
    },
    {
      key: 'signInTime',
      title: t('signedIn'),
      width: 160,
      render: ({ signInTime }) => timestamp(signInTime),
    },
    {
      key: 'lastSeen',
      title: t('lastSeen'),
      width: 150,
      render: ({ lastSeen }) => <RelativeTime value={lastSeen} />,
    },
  ];
  if (!may.any('system:online:end')) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: '',
      width: 64,
      place: 'actions',
      render: (row) => (
        <RowAction danger label={t('end')} icon={<LogoutOutlined />} onClick={() => onEnd(row)} />
      ),
    },
  ];
}
