import { StopOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endSearch } from './placementStore.ts';
import type { Search } from './placementStore.ts';

/** A search that goes on in a worker; Escape ends it wherever the focus is. */
export function SearchView({ search: { progress } }: { search: Search }) {
  const { t, i18n } = useTranslation('pinConflicts');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      endSearch();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
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
