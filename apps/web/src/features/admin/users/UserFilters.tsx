import { selectDeptList } from '@netloom/contract';
import type { Status } from '@netloom/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { StatusFilter } from '../../../parts/table/StatusFilter.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';

export interface UserFilter {
  search: string;
  status?: Status;
  deptId?: number;
}

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: Partial<UserFilter>) => void;
}

const OFFERED = 50;

/** A project, found by its name. */
function ProjectFilter({ filter, onChange }: UserFiltersProps) {
  const { t } = useTranslation('users');
  const [search, setSearch] = useState('');
  const { data } = useCall(selectDeptList, { body: { search, limit: OFFERED } }, listQuery);
  return (
    <Select
      allowClear
      className="nl-list-select"
      showSearch={{ filterOption: false, onSearch: setSearch }}
      placeholder={t('project')}
      aria-label={t('project')}
      value={filter.deptId}
      options={data?.rows.map(({ deptId, deptName }) => ({ value: deptId, label: deptName }))}
      onChange={(deptId) => onChange({ deptId: deptId ?? undefined })}
    />
  );
}

/** Who is listed: by part of a name, mail address or phone number, by status, by project. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const { t } = useTranslation('users');
  return (
    <>
      <SearchBox label={t('search')} value={filter.search} onChange={(search) => onChange({ search })} />
      <StatusFilter value={filter.status} onChange={(status) => onChange({ status })} />
      <ProjectFilter filter={filter} onChange={onChange} />
    </>
  );
}
