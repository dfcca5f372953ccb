import { chatPeople } from '@netloom/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/index.ts';

interface PeopleSelectProps {
  label: string;
  /** Left out, of all projects of the user. */
  deptId?: number;
  single?: boolean;
  value: { value: number; label: string }[];
  onChange: (people: { value: number; label: string }[]) => void;
}

/** Chooses people who share a project with the user. */
export function PeopleSelect({ label, deptId, single = false, value, onChange }: PeopleSelectProps) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useCall(chatPeople, { query: { search, ...(deptId && { deptId }) } });
  return (
    <Select
      className="nl-people-select"
      mode="multiple"
      maxCount={single ? 1 : undefined}
      labelInValue
      aria-label={label}
      placeholder={label}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      value={value}
      options={(data ?? []).map(({ userId, userName }) => ({ value: userId, label: userName }))}
      onChange={(chosen) => {
        onChange(chosen.map(({ value: id, label: name }) => ({ value: id, label: String(name) })));
        setSearch('');
      }}
    />
  );
}
