import { gitBranches, RunKind, RunOrder, RunState, listSchedules } from '@netloom/contract';
import { RunVerdict } from '@netloom/model';
import { Button, Checkbox, Select } from 'antd';
import type { InputRef } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { kindName } from '../kindName.ts';
import { useCall } from '../../../../api/index.ts';
import { SearchBox } from '../../../../parts/table/SearchBox.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { isFiltered } from './listFilter.ts';
import type { ListFilter } from './listFilter.ts';

interface FilterProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
}

interface FilterBarProps extends FilterProps {
  searchBox: Ref<InputRef>;
}

function ScheduleSelect({ filter, onChange }: FilterProps) {
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

/** Branches of the member, and one of runs whose branch is gone. */
function BranchSelect({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('runList');
  const deptId = useDeptId();
  const { data = [] } = useCall(gitBranches, { query: { deptId } }, { meta: { quiet: true } });
  const names = new Set([
    ...data.map(({ name }) => name),
    ...(filter.branch === null ? [] : [filter.branch]),
  ]);
  if (names.size < 2 && filter.branch === null) return null;
  return (
    <Select
      allowClear
      showSearch
      className="nl-runs-select"
      placeholder={t('filter.branch')}
      aria-label={t('filter.branch')}
      value={filter.branch}
      options={[...names].map((name) => ({ value: name, label: name }))}
      onChange={(branch) => onChange({ branch: branch ?? null })}
    />
  );
}

/** States of runs that go on, verdicts of those that ended. */
function StatusSelect({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('runList');
  const { t: runText } = useTranslation('runs');
  const standings = [
    // What has finished is told apart by its verdict.
    { label: t('filter.state'), values: RunState.exclude(['finished']).options },
    { label: t('filter.verdict'), values: RunVerdict.options },
  ];
  return (
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
  );
}

function OrderSelect({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('runList');
  return (
    <Select
      className="nl-runs-select"
      aria-label={t('order.label')}
      value={filter.order}
      options={RunOrder.options.map((order) => ({ value: order, label: t(`order.${order}`) }))}
      onChange={(order) => onChange({ order })}
    />
  );
}

/** What each filter is where all runs are shown. */
const UNFILTERED = { kinds: [], status: null, text: '', branch: null, mine: false, scheduleId: null };

/** What the list shows, by text, kind, state or verdict, branch, owner and schedule, and in which order. */
export function FilterBar({ filter, onChange, searchBox }: FilterBarProps) {
  const { t } = useTranslation('runList');
  const { t: runText } = useTranslation('runs');
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
        options={RunKind.options.map((kind) => ({ value: kind, label: kindName(kind, runText) }))}
        onChange={(kinds) => onChange({ kinds })}
      />
      <StatusSelect filter={filter} onChange={onChange} />
      <BranchSelect filter={filter} onChange={onChange} />
      <ScheduleSelect filter={filter} onChange={onChange} />
      <Checkbox checked={filter.mine} onChange={({ target }) => onChange({ mine: target.checked })}>
        {t('filter.mine')}
      </Checkbox>
      <OrderSelect filter={filter} onChange={onChange} />
      {isFiltered(filter) ? (
        <Button type="link" size="small" onClick={() => onChange(UNFILTERED)}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  );
}
