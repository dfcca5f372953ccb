import { deleteWebhook, listWebhooks, webhookDeliveries } from '@netloom/contract';
import type { Webhook } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCallMutation } from '../../../../api/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import type { Column } from '../../../../parts/table/column.ts';
import { useDeptId } from '../../../../session/index.ts';
import { DeliveryState } from './DeliveryState.tsx';

export function refreshHooks(): void {
  for (const call of [listWebhooks, webhookDeliveries])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

type OnHook = (hook: Webhook) => void;

export function useHookColumns(onEdit: OnHook, onWatch: OnHook): Column<Webhook>[] {
  const { t } = useTranslation('git');
  return [
    {
      key: 'url',
      title: t('hooks.url'),
      place: 'heading',
      render: ({ url }) => <code className="nl-git-branch-name">{url}</code>,
    },
    {
      key: 'events',
      title: t('hooks.events'),
      width: 220,
      render: ({ events }) => events.map((event) => t(`hooks.event.${event}`)).join(', '),
    },
    {
      key: 'last',
      title: t('hooks.last'),
      width: 160,
      render: ({ enabled, last }) =>
        !enabled ? t('hooks.off') : last === null ? '–' : <DeliveryState state={last} />,
    },
    {
      key: 'actions',
      title: '',
      width: 260,
      place: 'actions',
      render: (hook) => <HookActions hook={hook} onEdit={onEdit} onWatch={onWatch} />,
    },
  ];
}

function HookActions({ hook, onEdit, onWatch }: { hook: Webhook; onEdit: OnHook; onWatch: OnHook }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const remove = useCallMutation(deleteWebhook, { onSettled: refreshHooks });
  const { webhookId, url } = hook;
  const ask = () =>
    confirm({
      title: t('hooks.deleteTitle'),
      content: t('hooks.deleteText', { url }),
      okText: t('hooks.delete'),
      onOk: () => remove.mutateAsync({ body: { deptId, webhookId } }),
    });
  return (
    <span className="nl-git-buttons">
      <Button size="small" onClick={() => onWatch(hook)}>
        {t('hooks.deliveries')}
      </Button>
      <Button size="small" onClick={() => onEdit(hook)}>
        {t('protection.edit')}
      </Button>
      <Button size="small" danger type="text" loading={remove.isPending} onClick={ask}>
        {t('hooks.delete')}
      </Button>
    </span>
  );
}
