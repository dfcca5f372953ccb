import { WebhookEvent, saveWebhook } from '@netloom/contract';
import type { Webhook } from '@netloom/contract';
import { Checkbox, Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { FormDrawer } from '../../../../parts/form/FormDrawer.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { refreshHooks } from './useHookColumns.tsx';

type Fields = Pick<Webhook, 'url' | 'events' | 'enabled'> & { secret: string };

const NEW: Fields = { url: '', secret: '', events: ['run'], enabled: true };

/** Where a webhook leads, what it is told of, and the secret that signs it. */
export function HookForm({ hook, onClose }: { hook: Webhook | undefined; onClose: () => void }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const save = useCallMutation(saveWebhook, { onSuccess: onClose, onSettled: refreshHooks });
  const initial =
    hook === undefined ? NEW : { ...NEW, url: hook.url, events: hook.events, enabled: hook.enabled };
  return (
    <FormDrawer<Fields>
      title={hook === undefined ? t('hooks.new') : t('hooks.edit')}
      initial={initial}
      pending={save.isPending}
      onSave={(values) => save.mutate({ body: { deptId, ...values, webhookId: hook?.webhookId } })}
      onClose={onClose}
    >
      <Form.Item
        name="url"
        label={t('hooks.url')}
        extra={t('hooks.urlHint')}
        rules={[{ required: true, pattern: /^https?:\/\/\S+$/, message: t('hooks.urlWrong') }]}
      >
        <Input autoFocus autoComplete="off" spellCheck={false} maxLength={2000} placeholder="https://" />
      </Form.Item>
      <Form.Item
        name="secret"
        label={t('hooks.secret')}
        extra={hook === undefined ? t('hooks.secretHint') : t('hooks.secretKept')}
        rules={[{ required: hook === undefined, message: t('hooks.secretMissing') }]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Form.Item
        name="events"
        label={t('hooks.events')}
        rules={[{ required: true, message: t('hooks.eventsMissing') }]}
      >
        <Checkbox.Group
          options={WebhookEvent.options.map((value) => ({ value, label: t(`hooks.event.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="enabled" label={t('hooks.enabled')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
