import { UserDeleteOutlined } from '@ant-design/icons';
import { removeMember } from '@netloom/contract';
import type { Member } from '@netloom/contract';
import { Avatar, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { EmailText, RelativeTime, usePermissions } from '../../../../parts/index.ts';
import { RoleName } from '../../../../parts/RoleName.tsx';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { RowAction } from '../../../../parts/table/RowAction.tsx';
import type { Column } from '../../../../parts/table/column.ts';
import { useSession } from '../../../../session/index.ts';
import { refreshProjects } from '../useProjectEvents.ts';
import { MemberRole } from './MemberRole.tsx';

/** Columns of a project's members; who may, changes roles and removes. */
export function useMemberColumns(deptId: number): Column<Member>[] {
  const { t } = useTranslation('profile');
  const { any } = usePermissions();
  const { session } = useSession();
  const confirm = useConfirm();
  const remove = useCallMutation(removeMember);
  const may = any('project:members');

  function ask({ userId, userName: name }: Member) {
    confirm({
      title: t('members.removeSure', { name }),
      content: t('members.removeHint'),
      okText: t('members.remove'),
      onOk: async () => {
        await remove.mutateAsync({ body: { deptId, userId } });
        announceSuccess(t('members.removed', { name }));
        await refreshProjects();
      },
    });
  }

  const columns: Column<Member>[] = [
    {
      key: 'name',
      title: t('members.name'),
      place: 'heading',
      render: ({ userName, avatar, userId }) => (
        <span className="nl-profile-name">
          <Avatar size={20} src={avatar === '' ? undefined : avatar} alt="">
            {userName.slice(0, 1).toUpperCase()}
          </Avatar>
          <strong title={userName}>{userName}</strong>
          {userId === session?.user.userId ? <Tag>{t('members.you')}</Tag> : null}
        </span>
      ),
    },
    {
      key: 'email',
      title: t('me.email'),
      render: ({ email, emailConfirmed }) =>
        email === '' ? '–' : <EmailText email={email} confirmed={emailConfirmed} />,
    },
    {
      key: 'role',
      title: t('role'),
      width: 190,
      render: (member) =>
        may ? <MemberRole deptId={deptId} member={member} /> : <RoleName roleId={member.roleId} />,
    },
    {
      key: 'status',
      title: t('members.status'),
      width: 110,
      render: ({ status }) => t(status === 0 ? 'members.active' : 'members.disabled'),
    },
    {
      key: 'since',
      title: t('members.since'),
      width: 150,
      render: ({ createTime }) => <RelativeTime value={createTime} />,
    },
    { key: 'by', title: t('members.by'), width: 120, render: ({ createBy }) => createBy || '–' },
  ];
  if (!may) return columns;
  const action: Column<Member> = {
    key: 'actions',
    title: '',
    width: 60,
    place: 'actions',
    render: (member) => (
      <RowAction
        danger
        label={t('members.remove')}
        icon={<UserDeleteOutlined />}
        onClick={() => ask(member)}
      />
    ),
  };
  return [...columns, action];
}
