import { Tag } from 'antd';
import type { Status } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

/** Whether an account, menu entry or dictionary is in use: 0 enabled, 1 disabled. */
export function StatusTag({ status }: { status: Status }) {
  const { t } = useTranslation('list');
  return status === 0 ? <Tag color="success">{t('enabled')}</Tag> : <Tag>{t('disabled')}</Tag>;
}
