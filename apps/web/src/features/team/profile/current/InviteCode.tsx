import { CopyOutlined } from '@ant-design/icons';
import type { ReplyOf, inviteDept } from '@netloom/contract';
import { Alert, Button, Input, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { timestamp } from '../../../../parts/index.ts';

/** A new invite code, to be handed on. */
export function InviteCode({ invitation }: { invitation: ReplyOf<typeof inviteDept> }) {
  const { t } = useTranslation('profile');
  const { inviteCode, expiresTime } = invitation;
  async function copy() {
    await copyText(inviteCode);
    announceSuccess(t('invite.copied'));
  }
  return (
    <div className="nl-profile-invite">
      <Space.Compact block>
        <Input readOnly className="nl-mono" aria-label={t('projects.code')} value={inviteCode} />
        <Button type="primary" icon={<CopyOutlined />} onClick={() => void copy()}>
          {t('invite.copy')}
        </Button>
      </Space.Compact>
      <Alert
        type="info"
        showIcon
        title={t('invite.once')}
        description={t('invite.handOn', { time: timestamp(expiresTime) })}
      />
    </div>
  );
}
