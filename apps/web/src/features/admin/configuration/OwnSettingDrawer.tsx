import { configList, saveConfig } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';

type OwnSetting = BodyOf<typeof saveConfig>;

/** As the contract has it. */
const KEY = /^[a-zA-Z][a-zA-Z0-9.]{0,99}$/;

/** Adds a setting of the installation's own, for its scripts and embedded pages. */
export function OwnSettingDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('configuration');
  const { data: known = [] } = useCall(configList, {});
  const save = useCallMutation(saveConfig, {
    onSuccess: async ({ configKey: key }) => {
      onClose();
      announceSuccess(t('saved', { key }));
      await queryClient.invalidateQueries({ queryKey: callKey(configList) });
    },
  });
  const unknown = (_: unknown, key: string) =>
    known.some(({ configKey }) => configKey === key)
      ? Promise.reject(new Error(t('keyTaken')))
      : Promise.resolve();
  return (
    <FormDrawer<OwnSetting>
      title={t('add')}
      initial={{ configKey: '', configValue: '', remark: '' }}
      pending={save.isPending}
      onSave={(body) => save.mutate({ body })}
      onClose={onClose}
    >
      <Form.Item
        name="configKey"
        label={t('key')}
        extra={t('keyHint')}
        rules={[
          { required: true, message: t('keyRequired') },
          { pattern: KEY, message: t('keyWrong') },
          { validator: unknown },
        ]}
      >
        <Input autoFocus maxLength={100} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="configValue" label={t('value')}>
        <Input maxLength={2000} />
      </Form.Item>
      <Form.Item name="remark" label={t('remark')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDrawer>
  );
}
