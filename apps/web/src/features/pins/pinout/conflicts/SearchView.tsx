import { StopOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../../commands/useKeys.ts';
import { endSearch } from './placementStore.ts';
import type { Search } from './placementStore.ts';
import { searchCommands } from './searchCommands.ts';

const never = () => false;

/** A search that goes on in a worker; Escape ends it wherever the focus is. */
export function SearchView({ search: { progress } }: { search: Search }) {
  const { t, i18n } = useTranslation('pinConflicts');
  useKeys(searchCommands, null, never);
  const { steps = 0, budget = 1 } = progress ?? {};
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <div className="nl-pins-searching">
      <span role="status">
        {progress
          ? t('search.steps', { steps: number(steps), budget: number(budget) })
          : t('search.starting')}
      </span>
      <Progress size="small" showInfo={false} percent={(100 * steps) / budget} />
      <Button size="small" icon={<StopOutlined />} onClick={endSearch}>
        {t('search.cancel')}
      </Button>
      <small className="nl-pins-aside">{t('search.about')}</small>
    </div>
  );
}
