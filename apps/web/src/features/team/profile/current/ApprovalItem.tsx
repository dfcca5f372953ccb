import { approvalStatus } from '@netloom/contract';
import type { Application } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { EmailText, RelativeTime } from '../../../../parts/index.ts';
import { RoleName } from '../../../../parts/RoleName.tsx';
import { ApplicationTag } from '../ApplicationTag.tsx';
import { RoleSelect } from '../RoleSelect.tsx';
import { refreshProjects } from '../useProjectEvents.ts';

/** One application: allowed (with a role) or refused while it waits, else what was decided. */
export function ApprovalItem({ application }: { application: Application }) {
  const { t } = useTranslation('profile');
  const { userName: name, email, emailConfirmed, status, createTime, decideBy } = application;
  const waits = status === 0;
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        <small className="nl-dim">
          <EmailText email={email} confirmed={emailConfirmed} />
        </small>
        <br />
        <small className="nl-dim">
          {waits ? null : (
            <>
              <RoleName roleId={application.roleId} />
              {' · '}
            </>
          )}
          <RelativeTime value={createTime} />
          {decideBy === '' ? null : ` · ${t('decidedBy', { user: decideBy })}`}
        </small>
      </span>
      {waits ? <Decision application={application} /> : <ApplicationTag status={status} />}
    </li>
  );
}

function Decision({ application }: { application: Application }) {
  const { t } = useTranslation('profile');
  const { applyId, userName: name } = application;
  const [roleId, setRoleId] = useState(application.roleId);
  const decide = useCallMutation(approvalStatus, { onSettled: () => void refreshProjects() });
  return (
    <span className="nl-profile-decide">
      <RoleSelect label={t('members.roleOf', { name })} value={roleId} onChange={setRoleId} />
      <Button
        size="small"
        type="primary"
        loading={decide.isPending}
        onClick={() => decide.mutate({ query: { applyId, status: 1, roleId } })}
      >
        {t('approval.allow')}
      </Button>
      <Button
        size="small"
        danger
        disabled={decide.isPending}
        onClick={() => decide.mutate({ query: { applyId, status: 2 } })}
      >
        {t('approval.refuse')}
      </Button>
    </span>
  );
}
