import { BugOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLog } from './errorLog.ts';

const ErrorLogDialog = lazy(() => import('./ErrorLogDialog.tsx'));

/** Says how much failed in this page; not shown while nothing did. */
export function ErrorLogButton() {
  const { t } = useTranslation();
  const count = useErrorLog(({ errors }) => errors.length);
  const [open, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <>
      <Badge count={count} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          danger
          icon={<BugOutlined />}
          aria-label={t('errorLog.open', { count })}
          title={t('errorLog.title')}
          onClick={() => setOpen(true)}
        />
      </Badge>
      {open ? (
        <Suspense>
          <ErrorLogDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
