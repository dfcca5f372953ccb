import { UserDeleteOutlined } from '@ant-design/icons';
import { removeMember } from '@netloom/contract';
import type { Member } from '@netloom/contract';
import { Tag } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { EmailText, RelativeTime, usePermissions } from '../../../../parts/index.ts';
import { RoleName } from '../../../../parts/RoleName.tsx';
import { UserPicture } from '../../../../parts/UserPicture.tsx';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { RowAction } from '../../../../parts/table/RowAction.tsx';
import type { Column } from '../../../../parts/table/column.ts';
import { useSession } from '../../../../session/index.ts';
import { refreshProjects } from '../useProjectEvents.ts';
import { MemberRole } from './MemberRole.tsx';

type Text = TFunction<'profile'>;

/** Columns of a project's members; who may, changes roles and removes. */
export function useMemberColumns(deptId: number): Column<Member>[] {
  const { t } = useTranslation('profile');
  const { session } = useSession();
  const may = usePermissions().any('project:members');
  const ask = useRemoval(deptId);
  const columns: Column<Member>[] = [
    nameColumn(t, session?.user.userId),
    emailColumn(t),
    roleColumn(t, deptId, may),
    statusColumn(t),
    sinceColumn(t),
    byColumn(t),
  ];
  if (!may) return columns;
  return [...columns, removeColumn(t, ask)];
}

function nameColumn(t: Text, own: number | undefined): Column<Member> {
  return {
    key: 'name',
    title: t('members.name'),
    place: 'heading',
    render: ({ userName, avatar, userId }) => (
      <span className="nl-profile-name">
        <UserPicture user={{ userName, avatar }} size={20} />
        <strong title={userName}>{userName}</strong>
        {userId === own ? <Tag>{t('members.you')}</Tag> : null}
      </span>
    ),
  };
}

function emailColumn(t: Text): Column<Member> {
  return {
    key: 'email',
    title: t('me.email'),
    render: ({ email, emailConfirmed }) =>
      email === '' ? '–' : <EmailText email={email} confirmed={emailConfirmed} />,
  };
}

function roleColumn(t: Text, deptId: number, may: boolean): Column<Member> {
  return {
    key: 'role',
    title: t('role'),
    width: 190,
    render: (member) =>
      may ? <MemberRole deptId={deptId} member={member} /> : <RoleName roleId={member.roleId} />,
  };
}

function statusColumn(t: Text): Column<Member> {
  return {
    key: 'status',
    title: t('members.status'),
    width: 110,
    render: ({ status }) => t(status === 0 ? 'members.active' : 'members.disabled'),
  };
}

function sinceColumn(t: Text): Column<Member> {
  return {
    key: 'since',
    title: t('members.since'),
    width: 150,
    render: ({ createTime }) => <RelativeTime value={createTime} />,
  };
}

function byColumn(t: Text): Column<Member> {
  return {
    key: 'by',
    title: t('members.by'),
    width: 120,
    render: ({ createBy }) => createBy || '–',
  };
}

function removeColumn(t: Text, onRemove: (member: Member) => void): Column<Member> {
  return {
    key: 'actions',
    title: '',
    width: 60,
    place: 'actions',
    render: (member) => (
      <RowAction
        danger
        label={t('members.remove')}
        icon={<UserDeleteOutlined />}
        onClick={() => onRemove(member)}
      />
    ),
  };
}

/** Removes a member once that is confirmed. */
function useRemoval(deptId: number) {
  const { t } = useTranslation('profile');
  const confirm = useConfirm();
  const remove = useCallMutation(removeMember);

  return ({ userId, userName: name }: Member) => {
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
  };
}
