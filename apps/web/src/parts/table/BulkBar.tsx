import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface BulkBarProps {
  /** How many rows are chosen; the bar is there from one on. */
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with all chosen rows at once. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('list');
  if (count === 0) return null;
  return (
    <div className="nl-list-bulk" role="toolbar" aria-label={t('bulk')}>
      <strong>{t('chosen', { count })}</strong>
      {children}
      <Button type="link" size="small" onClick={onClear}>
        {t('chooseNone')}
      </Button>
    </div>
  );
}
