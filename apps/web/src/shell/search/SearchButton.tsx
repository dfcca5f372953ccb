import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SearchBox = lazy(() => import('./SearchBox.tsx'));

/** Opens the search of screens; Ctrl+K (or Cmd+K) does so from anywhere. */
export function SearchButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={t('search.open')}
        title={t('search.hint')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense>
          <SearchBox onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
