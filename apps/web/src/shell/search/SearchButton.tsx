import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { showShellDialog, useShellDialog } from '../keys/shellDialog.ts';

const SearchBox = lazy(() => import('./SearchBox.tsx'));

/** Opens the search of screens and commands, and holds it. */
export function SearchButton() {
  const { t } = useTranslation();
  const open = useShellDialog(({ shown }) => shown === 'search');
  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={t('search.open')}
        title={t('search.hint')}
        aria-expanded={open}
        onClick={() => showShellDialog('search')}
      />
      {open ? (
        <Suspense>
          <SearchBox onClose={() => showShellDialog(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
