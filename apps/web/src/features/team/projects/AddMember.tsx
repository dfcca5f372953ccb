import { ROLE_IDS, addMember, findByPage } from '@netloom/contract';
import type { Member } from '@netloom/contract';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { RoleSelect, refreshProjects } from '../profile/index.ts';

const OFFERED = 20;

/** Makes a user a member, in a role. */
export function AddMember({ deptId, members }: { deptId: number; members: readonly Member[] }) {
  const { t } = useTranslation('projects');
  const [search, setSearch] = useState('');
  const [userId, setUserId] = useState<number>();
  const [roleId, setRoleId] = useState<number>(ROLE_IDS.hardware);
  const { data } = useCall(findByPage, { body: { search, status: 0, limit: OFFERED } }, listQuery);
  const add = useCallMutation(addMember, {
    onSuccess: async () => {
      announceSuccess(t('memberAdded'));
      setUserId(undefined);
      await refreshProjects();
    },
  });
  const known = new Set(members.map((member) => member.userId));
  return (
    <form
      className="nl-project-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (userId !== undefined) add.mutate({ body: { deptId, userId, roleId } });
      }}
    >
      <Select
        showSearch={{ filterOption: false, onSearch: setSearch }}
        placeholder={t('chooseUser')}
        aria-label={t('chooseUser')}
        value={userId}
        options={data?.rows.map(({ userId: value, userName, email }) => ({
          value,
          label: email === '' ? userName : `${userName} · ${email}`,
          disabled: known.has(value),
        }))}
        onChange={setUserId}
      />
      <RoleSelect label={t('role')} value={roleId} onChange={setRoleId} />
      <Button type="primary" htmlType="submit" disabled={userId === undefined} loading={add.isPending}>
        {t('addMember')}
      </Button>
    </form>
  );
}
