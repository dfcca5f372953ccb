import { updateSysUser } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { Alert, Button, Tag, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { useRoleName } from '../../../../parts/RoleName.tsx';
import { UserPicture } from '../../../../parts/UserPicture.tsx';
import { timestamp } from '../../../../parts/index.ts';
import { Card } from '../Card.tsx';
import { avatarImage } from './avatarImage.ts';
import { refreshMe } from './refreshMe.ts';

/** Who one is here; the picture is made small before it leaves the browser. */
export function AvatarCard({ user }: { user: SysUser }) {
  const { t } = useTranslation('profile');
  const [unreadable, setUnreadable] = useState(false);
  const save = useCallMutation(updateSysUser, {
    onSuccess: async () => {
      await refreshMe();
      announceSuccess(t('me.avatarSaved'));
    },
  });
  const { userId, avatar } = user;

  async function take(file: Blob) {
    const picture = await avatarImage(file).catch(() => null);
    setUnreadable(picture === null);
    if (picture !== null) save.mutate({ body: { userId, avatar: picture } });
  }

  return (
    <Card title={t('me.account')}>
      <Me user={user} />
      {unreadable ? <Alert type="warning" showIcon title={t('me.notPicture')} /> : null}
      <div className="nl-profile-buttons">
        <Upload
          accept="image/*"
          showUploadList={false}
          beforeUpload={(file) => {
            void take(file);
            return false;
          }}
        >
          <Button loading={save.isPending}>{t('me.choosePicture')}</Button>
        </Upload>
        {avatar === '' ? null : (
          <Button type="text" onClick={() => save.mutate({ body: { userId, avatar: '' } })}>
            {t('me.removePicture')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Picture, name and roles. */
function Me({ user: { avatar, userName, admin, departments, createTime } }: { user: SysUser }) {
  const { t } = useTranslation('profile');
  const roleName = useRoleName();
  return (
    <div className="nl-profile-me">
      <UserPicture user={{ userName, avatar }} size={96} />
      <div>
        <strong>{userName}</strong>
        <p>
          {admin ? <Tag color="blue">{t('common:role.admin')}</Tag> : null}
          {departments.map(({ deptId, deptName, roleId }) => (
            <Tag key={deptId}>
              <bdi>{deptName}</bdi>: {roleName(roleId)}
            </Tag>
          ))}
        </p>
        <p className="nl-dim">{t('me.since', { time: timestamp(createTime) })}</p>
      </div>
    </div>
  );
}
