import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import type { BugFilter } from './filter.ts';
import { SavedFilters } from './SavedFilters.tsx';
import { useBugOptions } from './useBugOptions.ts';

interface BugFiltersProps {
  filter: BugFilter;
  onChange: (change: Partial<BugFilter>) => void;
}

/** What narrows the list of defects, and the filters that the user has saved. */
export function BugFilters({ filter, onChange }: BugFiltersProps) {
  const { t } = useTranslation('bugs');
  const options = useBugOptions();
  const choices = [
    ['status', t('field.status'), options.status],
    ['severity', t('field.severity'), options.severity],
    ['priority', t('field.priority'), options.priority],
    ['label', t('field.label'), options.label],
    ['assigneeId', t('field.assignee'), options.members],
  ] as const;
  return (
    <>
      <SearchBox label={t('search')} value={filter.search} onChange={(search) => onChange({ search })} />
      {choices.map(([name, label, known]) => (
        <Select<string | number>
          allowClear
          key={name}
          className="nl-bugs-choice"
          popupMatchSelectWidth={false}
          aria-label={label}
          placeholder={label}
          value={filter[name]}
          options={known as { value: string | number; label: string }[]}
          onChange={(value) => onChange({ [name]: value ?? undefined })}
        />
      ))}
      {(['unfinished', 'mine', 'watched'] as const).map((name) => (
        <Checkbox
          key={name}
          checked={filter[name] === 'true'}
          onChange={({ target }) => onChange({ [name]: target.checked ? 'true' : 'false' })}
        >
          {t(`only.${name}`)}
        </Checkbox>
      ))}
      <SavedFilters filter={filter} onChoose={onChange} />
    </>
  );
}
