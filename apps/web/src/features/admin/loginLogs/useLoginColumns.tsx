import { EyeOutlined } from '@ant-design/icons';
import type { LoginLog } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { agentName } from '../../../parts/agentName.ts';
import { timestamp } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { LoginResult } from './LoginResult.tsx';

export function useLoginColumns(onShow: (log: LoginLog) => void): Column<LoginLog>[] {
  const { t } = useTranslation('loginLogs');
  return [
    { key: 'time', title: t('time'), width: 170, render: ({ time }) => timestamp(time) },
    { key: 'userName', title: t('user'), place: 'heading', render: ({ userName }) => userName },
    { key: 'result', title: t('result'), render: (log) => <LoginResult log={log} /> },
    { key: 'address', title: t('address'), width: 170, render: ({ address }) => address },
    {
      key: 'agent',
      title: t('agent'),
      width: 200,
      render: ({ agent }) => <span title={agent}>{agentName(agent)}</span>,
    },
    {
      key: 'actions',
      title: '',
      width: 64,
      place: 'actions',
      render: (log) => <RowAction label={t('details')} icon={<EyeOutlined />} onClick={() => onShow(log)} />,
    },
  ];
}
