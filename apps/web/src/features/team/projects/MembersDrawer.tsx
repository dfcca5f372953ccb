import { DeleteOutlined } from '@ant-design/icons';
import { findUser, removeMember } from '@netloom/contract';
import type { Member, Project } from '@netloom/contract';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { announceSuccess } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { EmailText, Permitted, usePermissions } from '../../../parts/index.ts';
import { RoleName } from '../../../parts/RoleName.tsx';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { ListFailed, NothingListed } from '../../../parts/table/NothingListed.tsx';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { StatusTag } from '../../../parts/table/StatusTag.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { MemberRole, refreshProjects } from '../profile/index.ts';
import { AddMember } from './AddMember.tsx';

const WIDTH = 560;

function MemberLine({ deptId, member }: { deptId: number; member: Member }) {
  const { t } = useTranslation('projects');
  const mayEdit = usePermissions().any('system:dept:edit');
  const confirm = useConfirm();
  const remove = useCallMutation(removeMember);
  const { userId, userName: name, email, emailConfirmed, roleId, status } = member;
  function askToRemove() {
    confirm({
      title: t('removeTitle', { name }),
      content: t('removeText'),
      okText: t('remove'),
      onOk: async () => {
        await remove.mutateAsync({ body: { deptId, userId } });
        announceSuccess(t('removed', { name }));
        await refreshProjects();
      },
    });
  }
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          <EmailText email={email} confirmed={emailConfirmed} />
        </small>
      </span>
      {status === 1 ? <StatusTag status={status} /> : null}
      {mayEdit ? <MemberRole deptId={deptId} member={member} /> : <RoleName roleId={roleId} />}
      {mayEdit ? (
        <RowAction danger label={t('remove')} icon={<DeleteOutlined />} onClick={askToRemove} />
      ) : null}
    </li>
  );
}

/** Who works in a project and in which role; administrators add and remove without invitation. */
export function MembersDrawer({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('projects');
  const { deptId, deptName: name } = project;
  const members = useCall(findUser, { query: { deptId } }, listQuery);
  return (
    <Drawer
      open
      className="nl-project-members"
      title={t('membersOf', { name })}
      size={WIDTH}
      onClose={onClose}
    >
      <Permitted any={['system:dept:edit']}>
        <AddMember deptId={deptId} members={members.data ?? []} />
      </Permitted>
      {members.error !== null && members.data === undefined ? (
        <ListFailed error={members.error} onRetry={() => void members.refetch()} />
      ) : null}
      {members.isPending ? <Loading /> : null}
      {members.data?.length === 0 ? <NothingListed>{t('noMembers')}</NothingListed> : null}
      <ul>
        {members.data?.map((member) => (
          <MemberLine key={member.userId} deptId={deptId} member={member} />
        ))}
      </ul>
    </Drawer>
  );
}
