import { RunState, listSchedules } from '@netloom/contract';
import { RunKind, RunVerdict } from '@netloom/model';
import { Button, Checkbox, Select } from 'antd';
import type { InputRef } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { useDeptId } from '../../../session/index.ts';
import { isFiltered } from './listFilter.ts';
import type { ListFilter } from './listFilter.ts';

interface FilterBarProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  searchBox: Ref<InputRef>;
}

function ScheduleSelect({ filter, onChange }: Omit<FilterBarProps, 'searchBox'>) {
  const { t } = useTranslation('runList');
  const deptId = useDeptId();
  const { data = [] } = useCall(listSchedules, { query: { deptId } }, { meta: { quiet: true } });
  if (data.length === 0 && filter.scheduleId === null) return null;
  return (
    <Select
      allowClear
      className="nl-runs-select"
      placeholder={t('filter.schedule')}
      aria-label={t('filter.schedule')}
      value={filter.scheduleId}
      options={data.map(({ scheduleId, name }) => ({ value: scheduleId, label: name }))}
      onChange={(scheduleId) => onChange({ scheduleId: scheduleId ?? null })}
    />
  );
}

/** What the list shows: by text, kind, state or verdict, owner and schedule. */
export function FilterBar({ filter, onChange, searchBox }: FilterBarProps) {
  const { t } = useTranslation('runList');
  const { t: runText } = useTranslation('runs');
  const standings = [
    { label: t('filter.state'), values: RunState.options },
    { label: t('filter.verdict'), values: RunVerdict.options },
  ];
  return (
    <div className="nl-runs-bar" role="search">
      <SearchBox
        label={t('filter.text')}
        value={filter.text}
        onChange={(text) => onChange({ text })}
        input={searchBox}
      />
      <Select
        allowClear
        mode="multiple"
        maxTagCount="responsive"
        className="nl-runs-select"
        placeholder={t('filter.kind')}
        aria-label={t('filter.kind')}
        value={filter.kinds}
        options={RunKind.options.map((kind) => ({ value: kind, label: runText(`kind.${kind}`) }))}
        onChange={(kinds) => onChange({ kinds })}
      />
      <Select
        allowClear
        className="nl-runs-select"
        placeholder={t('filter.status')}
        aria-label={t('filter.status')}
        value={filter.status}
        options={standings.map(({ label, values }) => ({
          label,
          options: values.map((value) => ({ value, label: runText(`standing.${value}`) })),
        }))}
        onChange={(status) => onChange({ status: status ?? null })}
      />
      <ScheduleSelect filter={filter} onChange={onChange} />
      <Checkbox checked={filter.mine} onChange={({ target }) => onChange({ mine: target.checked })}>
        {t('filter.mine')}
      </Checkbox>
      {isFiltered(filter) ? (
        <Button
          type="link"
          size="small"
          onClick={() => onChange({ kinds: [], status: null, text: '', mine: false, scheduleId: null })}
        >
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  );
}
