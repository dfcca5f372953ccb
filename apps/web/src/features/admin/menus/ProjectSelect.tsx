import { selectDeptList } from '@netloom/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { listQuery } from '../../../parts/table/listQuery.ts';

interface ProjectSelectProps {
  value: number | undefined;
  onChange: (deptId: number | undefined) => void;
}

const OFFERED = 50;

/** Whose sidebar is looked at: with a project chosen each entry has a switch for it. */
export function ProjectSelect({ value, onChange }: ProjectSelectProps) {
  const { t } = useTranslation('menus');
  const [search, setSearch] = useState('');
  const { data } = useCall(selectDeptList, { body: { search, limit: OFFERED } }, listQuery);
  return (
    <>
      <Select
        allowClear
        className="nl-list-search"
        showSearch={{ filterOption: false, onSearch: setSearch }}
        placeholder={t('chooseProject')}
        aria-label={t('chooseProject')}
        value={value}
        options={data?.rows.map(({ deptId, deptName }) => ({ value: deptId, label: deptName }))}
        onChange={(deptId) => onChange(deptId ?? undefined)}
      />
      <span className="nl-dim">{value === undefined ? t('allProjects') : t('oneProject')}</span>
    </>
  );
}
