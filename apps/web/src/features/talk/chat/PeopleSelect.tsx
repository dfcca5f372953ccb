import { chatPeople } from '@netloom/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/index.ts';

interface Person {
  value: number;
  label: string;
}

interface PeopleSelectProps {
  label: string;
  /** Left out, of all projects of the user. */
  deptId?: number;
  single?: boolean;
  value: Person[];
  onChange: (people: Person[]) => void;
}

/** Chooses people who share a project with the user. */
export function PeopleSelect({ label, deptId, single = false, value, onChange }: PeopleSelectProps) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useCall(chatPeople, { query: { search, ...(deptId && { deptId }) } });
  const common = {
    labelInValue: true as const,
    'aria-label': label,
    placeholder: label,
    loading: isFetching,
    showSearch: { filterOption: false as const, onSearch: setSearch },
    options: (data ?? []).map(({ userId, userName }) => ({ value: userId, label: userName })),
  };
  function choose(chosen: Person[]) {
    onChange(chosen);
    setSearch('');
  }
  // One of them closes the list when it is chosen.
  if (single) return <Select<Person> {...common} value={value[0]} onChange={(person) => choose([person])} />;
  return <Select<Person[]> {...common} mode="multiple" value={value} onChange={choose} />;
}
