import { pingWebhook, redeliverWebhook, webhookDeliveries } from '@netloom/contract';
import type { Webhook, WebhookDelivery } from '@netloom/contract';
import { Button, Drawer, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { useCall, useCallMutation } from '../../../../api/index.ts';
import { RelativeTime } from '../../../../parts/RelativeTime.tsx';
import { timestamp } from '../../../../parts/time.ts';
import { useDeptId } from '../../../../session/index.ts';
import { DeliveryState } from './DeliveryState.tsx';
import { refreshHooks } from './useHookColumns.tsx';
import './hooks.css';

const WIDTH = 640;
const REFRESH_MILLISECONDS = 3000;

/** What a webhook was told and how that ended; each can be sent once more. */
export function DeliveriesDrawer({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { webhookId, url, enabled } = hook;
  const query = { deptId, webhookId };
  const { data } = useCall(
    webhookDeliveries,
    { query },
    { staleTime: 0, refetchInterval: REFRESH_MILLISECONDS },
  );
  const ping = useCallMutation(pingWebhook, { onSettled: refreshHooks });
  return (
    <Drawer
      open
      title={t('hooks.deliveries')}
      size={WIDTH}
      onClose={onClose}
      extra={
        <Button
          disabled={!enabled}
          loading={ping.isPending}
          onClick={() => ping.mutate({ body: { deptId, webhookId } })}
        >
          {t('hooks.ping')}
        </Button>
      }
    >
      <p className="nl-git-dim nl-git-branch-name">{url}</p>
      {data === undefined ? <Loading /> : null}
      {data?.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('hooks.noDeliveries')} />
      ) : null}
      <ul className="nl-hook-deliveries">
        {data?.map((delivery) => (
          <Delivery key={delivery.deliveryId} delivery={delivery} enabled={enabled} />
        ))}
      </ul>
    </Drawer>
  );
}

function Delivery({ delivery, enabled }: { delivery: WebhookDelivery; enabled: boolean }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const again = useCallMutation(redeliverWebhook, { onSettled: refreshHooks });
  const { deliveryId, event, state, attempts, status, failure, createTime, nextAttempt, body } = delivery;
  return (
    <li>
      <div>
        <DeliveryState state={state} />
        <strong>{t(`hooks.event.${event}`)}</strong>
        <RelativeTime value={createTime} />
        <Button
          size="small"
          disabled={!enabled}
          loading={again.isPending}
          onClick={() => again.mutate({ body: { deptId, deliveryId } })}
        >
          {t('hooks.again')}
        </Button>
      </div>
      <p className="nl-git-dim">
        {t('hooks.attempts', { count: attempts })}
        {failure === null ? '' : ` · ${t(`hooks.failure.${failure}`, { status })}`}
        {nextAttempt === null || attempts === 0 ? null : (
          <>
            {' · '}
            {t('hooks.next')} {timestamp(nextAttempt)}
          </>
        )}
      </p>
      <details>
        <summary>{t('hooks.body')}</summary>
        <pre tabIndex={0} aria-label={t('hooks.body')}>
          {pretty(body)}
        </pre>
      </details>
    </li>
  );
}

const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2);
