import { updateMemberRole } from '@netloom/contract';
import type { Member } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { useRoleName } from '../../../../parts/RoleName.tsx';
import { RoleSelect } from '../RoleSelect.tsx';
import { refreshProjects } from '../useProjectEvents.ts';

/** A member's role, to be changed at once. */
export function MemberRole({ deptId, member }: { deptId: number; member: Member }) {
  const { t } = useTranslation('profile');
  const roleName = useRoleName();
  const { userId, userName: name, roleId } = member;
  const change = useCallMutation(updateMemberRole, { onSettled: () => void refreshProjects() });
  function choose(next: number) {
    const told = () => announceSuccess(t('members.roleSet', { name, role: roleName(next) }));
    change.mutate({ body: { deptId, userId, roleId: next } }, { onSuccess: told });
  }
  return (
    <RoleSelect
      label={t('members.roleOf', { name })}
      value={roleId}
      loading={change.isPending}
      onChange={choose}
    />
  );
}
