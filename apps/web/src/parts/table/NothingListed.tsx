import { Button, Empty, Result } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../announce.ts';

/** A list's place when it has no rows: what belongs here, and how it gets here. */
export function NothingListed({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Empty className="nl-list-nothing" image={Empty.PRESENTED_IMAGE_SIMPLE} description={children}>
      {action}
    </Empty>
  );
}

/** A list's place when it could not be read. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Result
      status="warning"
      title={errorText(error)}
      extra={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
