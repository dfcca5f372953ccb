import { DeleteOutlined, FilterOutlined } from '@ant-design/icons';
import { deleteBugFilter, listBugFilters, saveBugFilter } from '@netloom/contract';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import type { BugFilter } from './filter.ts';
import { filterOf, savedOf } from './filter.ts';

interface SavedFiltersProps {
  filter: BugFilter;
  onChoose: (filter: BugFilter) => void;
}

const refresh = () => void queryClient.invalidateQueries({ queryKey: callKey(listBugFilters) });

/** The user's own filters: chosen, saved under a name, deleted. */
export function SavedFilters({ filter, onChoose }: SavedFiltersProps) {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const [name, setName] = useState('');
  const { data = [] } = useCall(listBugFilters, { query: { deptId } });
  const save = useCallMutation(saveBugFilter, { onSuccess: refresh });
  const remove = useCallMutation(deleteBugFilter, { onSuccess: refresh });
  const keep = () =>
    save.mutate({ body: { deptId, name, filter: savedOf(filter) } }, { onSuccess: () => setName('') });
  const list = (
    <div className="nl-bugs-saved">
      {data.length === 0 ? <p className="nl-dim">{t('filters.none')}</p> : null}
      <ul>
        {data.map(({ filterId, name: saved, filter: chosen }) => (
          <li key={filterId}>
            <Button type="link" size="small" onClick={() => onChoose(filterOf(chosen))}>
              <bdi>{saved}</bdi>
            </Button>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('filters.delete', { name: saved })}
              onClick={() => remove.mutate({ body: { deptId, filterId } })}
            />
          </li>
        ))}
      </ul>
      <Input.Search
        size="small"
        maxLength={60}
        aria-label={t('filters.name')}
        placeholder={t('filters.name')}
        enterButton={t('filters.save')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onSearch={() => (name.trim() === '' ? undefined : keep())}
      />
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={list}>
      <Button icon={<FilterOutlined />}>{t('filters.title')}</Button>
    </Popover>
  );
}
