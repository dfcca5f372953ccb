import { inviteList, revokeInvite } from '@netloom/contract';
import type { Invitation } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useCallMutation } from '../../../../api/index.ts';
import { timestamp } from '../../../../parts/index.ts';
import { RoleName } from '../../../../parts/RoleName.tsx';
import { Card } from '../Card.tsx';
import { refreshProjects } from '../useProjectEvents.ts';
import { InviteDialog } from './InviteDialog.tsx';

function InvitationItem({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('profile');
  const revoke = useCallMutation(revokeInvite, { onSettled: () => void refreshProjects() });
  const { inviteId, roleId, createBy, expiresTime, uses } = invitation;
  return (
    <li>
      <span>
        <strong>
          <RoleName roleId={roleId} />
        </strong>
        <br />
        <small className="nl-dim">
          {t('invite.by', { user: createBy })} · {t('invite.until', { time: timestamp(expiresTime) })} ·{' '}
          {t('invite.uses', { count: uses })}
        </small>
      </span>
      <Button
        size="small"
        danger
        loading={revoke.isPending}
        onClick={() => revoke.mutate({ body: { inviteId } })}
      >
        {t('invite.revoke')}
      </Button>
    </li>
  );
}

/** Codes that can still be used. What they read like is told when they are made, and never again. */
export function Invitations({ deptId }: { deptId: number }) {
  const { t } = useTranslation('profile');
  const [making, setMaking] = useState(false);
  const { data: rows } = useCall(inviteList, { query: { deptId } });
  return (
    <Card
      title={t('invite.title')}
      text={t('invite.hint')}
      actions={<Button onClick={() => setMaking(true)}>{t('invite.make')}</Button>}
    >
      {rows?.length === 0 ? <p className="nl-dim">{t('invite.none')}</p> : null}
      <ul className="nl-profile-list">
        {rows?.map((invitation) => (
          <InvitationItem key={invitation.inviteId} invitation={invitation} />
        ))}
      </ul>
      {making ? <InviteDialog deptId={deptId} onClose={() => setMaking(false)} /> : null}
    </Card>
  );
}
