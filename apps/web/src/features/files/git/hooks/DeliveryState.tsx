import type { WebhookDelivery } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const COLOURS = { waiting: 'processing', delivered: 'success', failed: 'error' } as const;

export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  const { t } = useTranslation('git');
  return <Tag color={COLOURS[state]}>{t(`hooks.state.${state}`)}</Tag>;
}
