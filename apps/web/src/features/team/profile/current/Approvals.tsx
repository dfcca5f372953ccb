import { approvalList } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { Card } from '../Card.tsx';
import { ApprovalItem } from './ApprovalItem.tsx';

/** Who wishes to join, and what became of earlier wishes. */
export function Approvals({ deptId }: { deptId: number }) {
  const { t } = useTranslation('profile');
  const { data: rows } = useCall(approvalList, { query: { deptId } });
  return (
    <Card title={t('approval.title')} text={t('approval.hint')}>
      {rows?.length === 0 ? <p className="nl-dim">{t('approval.none')}</p> : null}
      <ul className="nl-profile-list">
        {rows?.map((application) => (
          <ApprovalItem key={application.applyId} application={application} />
        ))}
      </ul>
    </Card>
  );
}
