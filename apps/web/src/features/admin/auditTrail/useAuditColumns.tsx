import { EyeOutlined } from '@ant-design/icons';
import type { AuditEntry } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { timestamp } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { AuditResult } from './AuditResult.tsx';

export function useAuditColumns(onShow: (entry: AuditEntry) => void): Column<AuditEntry>[] {
  const { t } = useTranslation('auditTrail');
  return [
    { key: 'time', title: t('time'), width: 170, render: ({ time }) => timestamp(time) },
    { key: 'userName', title: t('user'), width: 150, render: ({ userName }) => userName },
    {
      key: 'call',
      title: t('call'),
      width: 260,
      place: 'heading',
      render: ({ call }) => <code className="nl-audit-call">{call}</code>,
    },
    { key: 'result', title: t('result'), width: 130, render: ({ code }) => <AuditResult code={code} /> },
    {
      key: 'detail',
      title: t('detail'),
      render: ({ detail }) => (
        <code className="nl-audit-detail" title={detail}>
          {detail}
        </code>
      ),
    },
    { key: 'address', title: t('address'), width: 140, render: ({ address }) => address },
    {
      key: 'actions',
      title: '',
      width: 64,
      place: 'actions',
      render: (entry) => (
        <RowAction label={t('details')} icon={<EyeOutlined />} onClick={() => onShow(entry)} />
      ),
    },
  ];
}
