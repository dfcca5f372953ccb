import type { Application } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const looks = [
  { key: 'waiting', color: 'processing' },
  { key: 'allowed', color: 'success' },
  { key: 'refused', color: 'error' },
] as const;

export function ApplicationTag({ status }: { status: Application['status'] }) {
  const { t } = useTranslation('profile');
  const { key, color } = looks[status];
  return <Tag color={color}>{t(`application.${key}`)}</Tag>;
}
