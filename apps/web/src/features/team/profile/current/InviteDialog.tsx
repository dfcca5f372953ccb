import { ROLE_IDS, inviteDept } from '@netloom/contract';
import { Button, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { RoleSelect } from '../RoleSelect.tsx';
import { refreshProjects } from '../useProjectEvents.ts';
import { InviteCode } from './InviteCode.tsx';

const DAYS = { usual: 7, most: 90 };

interface InviteDialogProps {
  deptId: number;
  onClose: () => void;
}

/** Makes an invite code for a role, and shows it this once. */
export function InviteDialog({ deptId, onClose }: InviteDialogProps) {
  const { t } = useTranslation('profile');
  const [roleId, setRoleId] = useState<number>(ROLE_IDS.hardware);
  const [days, setDays] = useState(DAYS.usual);
  const make = useCallMutation(inviteDept, { onSuccess: () => void refreshProjects() });
  const done = make.data !== undefined;
  return (
    <Modal
      open
      title={t('invite.make')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        done ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              type="primary"
              loading={make.isPending}
              onClick={() => make.mutate({ query: { deptId, roleId, days } })}
            >
              {t('invite.make')}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <InviteCode invitation={make.data} />
      ) : (
        <InviteFields {...{ roleId, days }} onRole={setRoleId} onDays={setDays} />
      )}
    </Modal>
  );
}

interface InviteFieldsProps {
  roleId: number;
  onRole: (roleId: number) => void;
  days: number;
  onDays: (days: number) => void;
}

/** The role that an invitation gives, and how long it holds. */
function InviteFields({ roleId, onRole, days, onDays }: InviteFieldsProps) {
  const { t } = useTranslation('profile');
  return (
    <div className="nl-profile-invite">
      <label>
        <span>{t('role')}</span>
        <RoleSelect label={t('role')} value={roleId} onChange={onRole} />
      </label>
      <label>
        <span>{t('invite.days')}</span>
        <InputNumber
          min={1}
          max={DAYS.most}
          precision={0}
          value={days}
          onChange={(value) => onDays(value ?? DAYS.usual)}
        />
      </label>
      <p className="nl-dim">{t('invite.makeHint')}</p>
    </div>
  );
}
