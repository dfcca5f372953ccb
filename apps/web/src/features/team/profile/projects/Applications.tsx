import { myApplications } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { RelativeTime } from '../../../../parts/index.ts';
import { useRoleName } from '../../../../parts/RoleName.tsx';
import { ApplicationTag } from '../ApplicationTag.tsx';
import { Card } from '../Card.tsx';

/** What became of the user's wishes to join. */
export function Applications() {
  const { t } = useTranslation('profile');
  const roleName = useRoleName();
  const { data: rows } = useCall(myApplications, {});
  if (rows === undefined || rows.length === 0) return null;
  return (
    <Card title={t('projects.applications')}>
      <ul className="nl-profile-list">
        {rows.map(({ applyId, deptName, roleId, status, createTime, decideBy }) => (
          <li key={applyId}>
            <span>
              <strong>{deptName}</strong> <small className="nl-dim">{roleName(roleId)}</small>
              <br />
              <small className="nl-dim">
                <RelativeTime value={createTime} />
                {decideBy === '' ? null : ` · ${t('decidedBy', { user: decideBy })}`}
              </small>
            </span>
            <ApplicationTag status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
