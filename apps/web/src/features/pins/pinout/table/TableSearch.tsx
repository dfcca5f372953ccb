import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { SEARCH_ID } from '../package/view/focusSearch.ts';
import { useView } from '../package/view/viewStore.ts';

/** Narrows the table to pins by name, position, label or signal. */
export function TableSearch({ count }: { count: number }) {
  const { t } = useTranslation('pinTable');
  const search = useView((state) => state.search);
  return (
    <div className="nl-pins-tools">
      <Input
        id={SEARCH_ID}
        size="small"
        allowClear
        className="nl-pins-search"
        prefix={<SearchOutlined />}
        suffix={search.trim() === '' ? <kbd>/</kbd> : undefined}
        placeholder={t('search')}
        aria-label={t('search')}
        value={search}
        onChange={({ target }) => useView.setState({ search: target.value })}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') useView.setState({ search: '' });
          if (event.key === 'Escape' || event.key === 'Enter' || event.key === 'ArrowDown') {
            document.querySelector<HTMLElement>('.nl-pins-table')?.focus();
          }
        }}
      />
      <small className="nl-dim">{t('shown', { count })}</small>
    </div>
  );
}
